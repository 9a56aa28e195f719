import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Book, Refused } from './book.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { expand } from './expand.ts'
import { moneyRoutes } from './money-routes.ts'
import { type Form, parseForm, textsOf } from './parse-form.ts'
import type { Route } from './routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

const ROUTES: Route[] = [
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...moneyRoutes,
]

interface Answer {
  status: number
  body: string
}

/**
 * Stripe as far as we use it, with a memory and a clock, spoken to by Stripe's own library over loopback. What it does not
 * know it refuses, so that nothing is tested against a shrug.
 */
export async function startStripe(now: number): Promise<StripeStandIn> {
  const book = new Book(now)
  const kept = new Map<string, Answer & { asked: string }>()
  const state = { away: false }
  const server = createServer(async (request, response) => {
    const text = await readAll(request)
    const { status, body } = state.away
      ? { status: 503, body: JSON.stringify({ error: { type: 'api_error', message: 'away' } }) }
      : answerOnce(book, kept, request, text)
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { book, url, state, stop: () => new Promise((done) => server.close(() => done())) }
}

export interface StripeStandIn {
  book: Book
  url: string
  state: { away: boolean }
  stop(): Promise<void>
}

/** The same key with the same words is the same request; with other words it is refused. */
function answerOnce(
  book: Book,
  kept: Map<string, Answer & { asked: string }>,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  text: string,
): Answer {
  const key = headers['idempotency-key']
  const asked = `${method} ${url} ${text}`
  const before = typeof key === 'string' && method !== 'GET' ? kept.get(key) : undefined
  if (before) return before.asked === asked ? before : toProblem(mismatch())
  if (method === 'POST' && typeof key !== 'string')
    return toProblem(new Refused(400, 'invalid_request_error', 'no_key', 'no Idempotency-Key'))
  const answer = answerNow(book, method, new URL(url, 'http://127.0.0.1'), text)
  if (typeof key === 'string' && answer.status < 500) kept.set(key, { ...answer, asked })
  return answer
}

const mismatch = () =>
  new Refused(400, 'idempotency_error', 'idempotency_key_in_use', 'Keys can only be used with the same parameters')

function answerNow(book: Book, method: string, { pathname, searchParams }: URL, text: string): Answer {
  const body: Form = parseForm(method === 'GET' ? searchParams.toString() : text || searchParams.toString())
  try {
    for (const [wanted, path, answer] of ROUTES) {
      const id = wanted === method ? match(path, pathname) : undefined
      if (id === undefined) continue
      const done = expand(book, answer({ book, id, body }), textsOf(body, 'expand'))
      return { status: 200, body: JSON.stringify(done) }
    }
    throw new Refused(404, 'invalid_request_error', 'unknown_url', `The stand-in does not know ${method} ${pathname}`)
  } catch (error) {
    return toProblem(error)
  }
}

/** The id in the address; empty where there is none, undefined where it is another address. */
function match(path: string, pathname: string): string | undefined {
  const [before = '', after] = path.split(':id')
  if (after === undefined) return path === pathname ? '' : undefined
  if (!pathname.startsWith(before) || !pathname.endsWith(after)) return undefined
  const id = pathname.slice(before.length, pathname.length - after.length)
  return id && !id.includes('/') ? id : undefined
}

function toProblem(error: unknown): Answer {
  if (!(error instanceof Refused)) throw error
  const { status, type, code, message } = error
  return { status, body: JSON.stringify({ error: { type, code, message } }) }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
