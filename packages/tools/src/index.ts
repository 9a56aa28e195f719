export { type GuardedHttp, type GuardedHttpOptions, guardedHttp } from './http/guarded.ts'
export type { Http, HttpAnswer, HttpRequest } from './http/port.ts'
export { httpTools } from './http/tools.ts'
