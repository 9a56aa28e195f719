export { preparedDocuments } from './document/prepared.ts'
export { answersHttp } from './http/answers.ts'
