/** What every TypeScript client is made of besides its own operations; __Title__ is put in. */
export const TYPESCRIPT_OPTIONS = `  /** Another origin than the platform's own: a sandbox, a proxy or a test server. */
  origin?: string
  /** How bodies are written. Default: 'json'. */
  bodyFormat?: 'json' | 'form'
  /** How often a request that is safe to repeat is tried again. Default: 3. */
  maxRetries?: number
  /** Milliseconds until a request is given up. Default: 30,000. */
  timeout?: number
  fetch?: typeof fetch
  sleep?: (milliseconds: number) => Promise<void>
}
`

export const TYPESCRIPT_TYPES = `export type Value = string | number
export type Query = Record<string, string | number | boolean | undefined>
export type Body = Record<string, unknown>

/** One request before it goes out. */
export interface Sending {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | undefined
}

interface Answer {
  response: Response
  data: unknown
}

/** What the API refused, in its own words. */
export class __Title__Error extends Error {
  readonly status: number
  readonly body: string

  constructor(call: string, status: number, body: string) {
    super(call + ' answered ' + status + (body ? ': ' + body.slice(0, 500) : ''))
    this.name = '__Title__Error'
    this.status = status
    this.body = body
  }
}
`

/** Members of the class, below its operations. */
export const TYPESCRIPT_MEMBERS = `  /** Any other call of the API, with the same sign-in, patience and limits. */
  async request<T = unknown>(method: string, path: string, query: Query = {}, body?: Body, call = path): Promise<T> {
    const { data } = await this.#send(method, this.#address(path, query), method + ' ' + call, body)
    return data as T
  }

  async *#follow<T>(path: string, query: Query, call = path): AsyncGenerator<T> {
    const seen = new Set<string>()
    let next: URL | undefined = this.#address(path, query)
    while (next && !seen.has(next.href)) {
      seen.add(next.href)
      const { response, data } = await this.#send('GET', next, 'GET ' + call)
      yield data as T
      next = nextPage(next, response, data)
    }
  }

  #address(path: string, query: Query): URL {
    const url = new URL(this.#base + path)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
    return url
  }

  async #send(method: string, url: URL, call: string, body?: Body): Promise<Answer> {
    const repeatable = method !== 'POST' && method !== 'PATCH'
    const retries = this.#options.maxRetries ?? 3
    for (let attempt = 0; ; attempt += 1) {
      await this.#takeTurn()
      const response = await this.#ask(method, url, body).catch((error: unknown) => {
        // Nobody knows whether a lost POST has arrived, so it is not sent twice.
        if (attempt >= retries || !repeatable) throw error
        return undefined
      })
      if (response?.ok) return { response, data: parse(await response.text()) }
      // 429 says that nothing was done, so anything may be sent again.
      const again = !response || response.status === 429 || (response.status >= 500 && repeatable)
      const wait = retryAfter(response) ?? 500 * 2 ** attempt
      if (response && (!again || attempt >= retries || wait > LONGEST_WAIT)) {
        throw new __Title__Error(call, response.status, await response.text())
      }
      await response?.body?.cancel()
      await this.#sleep(wait)
    }
  }

  async #ask(method: string, url: URL, body?: Body): Promise<Response> {
    const form = this.#options.bodyFormat === 'form'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers: Record<string, string> = { accept: 'application/json', ...(body ? { 'content-type': type } : {}) }
    const text = body && (form ? new URLSearchParams(toFields(body)).toString() : JSON.stringify(body))
    const sending = await this.#signIn({ method, url: new URL(url), headers, body: text })
    return (this.#options.fetch ?? fetch)(sending.url, {
      method: sending.method,
      headers: sending.headers,
      // A redirect could carry the key to somebody else.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#options.timeout ?? 30_000),
      ...(sending.body === undefined ? {} : { body: sending.body }),
    })
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#options.sleep) return this.#options.sleep(milliseconds)
    return new Promise((resolve) => setTimeout(resolve, milliseconds))
  }
`

export const TYPESCRIPT_TURNS = `
  /** Keeps to the known limit, so that nothing is refused in the first place. */
  async #takeTurn(): Promise<void> {
    if (Date.now() - this.#since >= LIMIT.milliseconds) this.#begin()
    if (this.#used >= LIMIT.requests) {
      const wait = this.#since + LIMIT.milliseconds - Date.now()
      if (wait > LONGEST_WAIT) throw new __Title__Error('The rate limit', 429, 'All requests of this period are used.')
      await this.#sleep(wait)
      this.#begin()
    }
    this.#used += 1
  }

  #begin(): void {
    this.#since = Date.now()
    this.#used = 0
  }
`

export const TYPESCRIPT_NO_TURNS = `
  /** The limit of this platform is not known: its own answers say when to wait. */
  async #takeTurn(): Promise<void> {}
`

export const TYPESCRIPT_FUNCTIONS = `
/** Milliseconds nobody should wait without being told. */
const LONGEST_WAIT = 60_000

function retryAfter(response: Response | undefined): number | undefined {
  const value = response?.headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

const toFields = (body: Body): [string, string][] =>
  Object.entries(body).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)])
`

export const TYPESCRIPT_PAGING = String.raw`
/** Where answers say what follows, and the parameter that asks for it. */
const CURSORS = [
  ['nextPageToken', 'pageToken'],
  ['next_page_token', 'page_token'],
  ['next_cursor', 'cursor'],
  ['nextCursor', 'cursor'],
  ['next_token', 'next_token'],
  ['continuationToken', 'continuationToken'],
] as const

function nextPage(now: URL, response: Response, data: unknown): URL | undefined {
  const link = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(response.headers.get('link') ?? '')?.[1]
  for (const address of [link, ...places(data).flatMap(({ next, next_page_url }) => [next, next_page_url])]) {
    if (typeof address !== 'string' || !/^(https?:)?\//.test(address)) continue
    const next = new URL(address, now)
    // Only where this page came from: the key goes nowhere else.
    return next.origin === now.origin ? next : undefined
  }
  for (const [name, parameter] of CURSORS) {
    const value = places(data).map((place) => place[name]).find(Boolean)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const next = new URL(now)
    next.searchParams.set(parameter, String(value))
    return next
  }
  return undefined
}

/** The answer itself, and the parts of it where paging is usually told. */
function places(data: unknown): Record<string, unknown>[] {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isObject(data)) return []
  return [data, data.links, data.meta, data.paging, data.pagination, data.response_metadata].filter(isObject)
}
`
