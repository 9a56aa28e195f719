import { CALLS, type Client } from './generated.ts'
import { type Input, sendCall } from './send-call.ts'

export interface ClientOptions {
  baseUrl: string
  apiKey?: string
  /** Another way to send, for example with retries; the platform's own by default. */
  fetch?: typeof fetch
}

/** The whole API as methods: `client.tasks.create({ body })`. */
export function createClient({ baseUrl, apiKey, fetch: send = fetch }: ClientOptions): Client {
  const sender = { baseUrl, apiKey, fetch: send }
  const groups = Object.entries(CALLS).map(([group, rows]) => [
    group,
    Object.fromEntries(
      Object.entries(rows).map(([name, [method, path]]) => [
        name,
        (input?: Input) => sendCall(sender, method, path, input),
      ]),
    ),
  ])
  return Object.fromEntries(groups) as Client
}
