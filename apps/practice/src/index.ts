export { PRACTICE_NAME } from './create-copy.ts'
export { createPractice } from './create-practice.ts'
export { PRACTICE_LOG_IN } from './pages/account.ts'
export { PRACTICE_TOTP } from './pages/secure.ts'
