export { createPractice, PRACTICE_NAME } from './create-practice.ts'
