export { type ClientOptions, createClient } from './create-client.ts'
export * from './generated.ts'
export { CallFailed } from './send-call.ts'
