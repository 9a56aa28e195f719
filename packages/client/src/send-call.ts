export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Sender {
  /** Where the installation answers, for example https://qubot.example. */
  baseUrl: string
  /** An API key from the settings; without one, as whoever needs none. */
  apiKey: string | undefined
  fetch: typeof fetch
}

export interface Input {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** Sent as Idempotency-Key: the same key again is the same work, not a second time. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** What the server refused or could not do, in its own words. */
export class CallFailed extends Error {
  readonly status: number
  /** The kind of problem, for example not-found. */
  readonly code: string | undefined

  constructor(status: number, code: string | undefined, words: string) {
    super(words)
    this.name = 'CallFailed'
    this.status = status
    this.code = code
  }
}

export async function sendCall(sender: Sender, method: Method, path: string, input: Input = {}): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' })
  if (sender.apiKey) headers.set('authorization', `Bearer ${sender.apiKey}`)
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const response = await sender.fetch(addressOf(sender.baseUrl, path, input), {
    method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  const text = await response.text()
  if (!response.ok)
    throw new CallFailed(
      response.status,
      response.headers.get('x-problem') ?? undefined,
      text || response.statusText || `The server answered ${response.status}.`,
    )
  return JSON.parse(text)
}

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`The call to ${path} needs params.${name}.`)
    return encodeURIComponent(value)
  })
  const url = new URL(baseUrl.replace(/\/+$/, '') + filled)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}
