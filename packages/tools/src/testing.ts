export { type BrowserProcess, listBrowserProcesses } from './browser/list-processes.ts'
export { preparedDocuments } from './document/prepared.ts'
export { imapOnLoopback, type StoredMail } from './email/imap-on-loopback.ts'
export { answersHttp } from './http/answers.ts'
