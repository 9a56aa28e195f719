export { answersHttp } from './http/answers.ts'
