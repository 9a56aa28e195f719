import { STATUS_CODES } from 'node:http'
import { type Proof, retryAfterMs, type Step, type Tool, tool, Unavailable } from '@app/toolkit'
import { z } from 'zod'
import { showLogIn, UsedLogIn } from './log-in.ts'
import type { Http, HttpAnswer, HttpRequest } from './port.ts'

const Url = z.string().max(8_000).describe('The whole address, beginning with http:// or https://')
const Headers = z.record(z.string(), z.string()).optional().describe('Request headers by name')

/** A text as it is, or a value that is sent as JSON. */
const Body = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .optional()
  .transform((body) => (body === undefined || typeof body === 'string' ? body : JSON.stringify(body)))

const Answer = z.object({
  status: z.number().int(),
  url: z.string().describe('Where the redirects ended'),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  json: z.unknown().optional().describe('The answer read as JSON, where it is JSON'),
})

/** Answers that another attempt may better. Other statuses, also a plain 500, are for the planner to think about. */
const TRY_AGAIN = new Set([429, 502, 503, 504])

export function httpTools(http: Http): Tool[] {
  return [
    tool({
      name: 'http.get',
      does: 'Reads one web address and returns its answer.',
      effect: 'reads',
      input: z.object({ url: Url, headers: Headers, logIn: UsedLogIn }),
      output: Answer,
      brings: ({ logIn }) => bringsWith(logIn),
      needs: ({ logIn }) => logIn && 'appAccess',
      proof,
      run: ({ logIn, ...wanted }, step) => ask(http, { ...wanted, method: 'GET' }, step, logIn),
    }),
    tool({
      name: 'http.send',
      does: 'Sends data to one web address and returns its answer.',
      effect: 'writes',
      input: z.object({
        method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
        url: Url,
        headers: Headers,
        body: Body,
        logIn: UsedLogIn,
        idempotent: z
          .boolean()
          .default(false)
          .describe('True when the service minds the Idempotency-Key header: then a request may safely be made again'),
      }),
      output: Answer,
      aims: ['url'],
      // What HTTP itself promises, or what the writer of the recipe knows of the service.
      repeatable: ({ method, idempotent }) => idempotent || method === 'PUT' || method === 'DELETE',
      brings: ({ logIn }) => bringsWith(logIn),
      needs: ({ logIn }) => logIn && 'appAccess',
      proof,
      run: ({ logIn, idempotent: _, ...wanted }, step) =>
        ask(http, { ...wanted, headers: withDefaults(wanted, step) }, step, logIn),
    }),
  ]
}

type LogInUse = z.infer<typeof UsedLogIn>

/** Whatever comes back was written by somebody else; with a log-in it is also the user's own. */
const bringsWith = (logIn: LogInUse) => (logIn ? (['outside', 'private'] as const) : (['outside'] as const))

/** The status line is the server's own word for what it did; whatever the page says is not evidence. */
function proof({ status, url }: z.infer<typeof Answer>): Proof {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  if (status < 400) return { verdict: 'verified', words }
  const help =
    status === 401 || status === 403
      ? 'Check the credentials this step sends.'
      : 'Check the address and what this step sends.'
  return { verdict: 'contradicted', words: `${new URL(url).hostname} answered ${words}. ${help}` }
}

async function ask(http: Http, wanted: HttpRequest, step: Step, logIn: LogInUse) {
  const headers = { ...wanted.headers, ...(await showLogIn(logIn, wanted.url, step)) }
  const answer = await http.request({ ...wanted, headers }, step.signal)
  const { status, url, headers: got, body: text } = answer
  step.log(`${wanted.method} ${url.split(/[?#]/)[0]}: ${status}, ${answer.bytes} bytes`)
  if (TRY_AGAIN.has(status)) {
    const words = `${new URL(url).hostname} is busy or down (it answered ${status}). Try again later.`
    // A gateway that got no answer does not know either what became of the request.
    const perhapsDone = status === 502 || status === 504
    throw new Unavailable(words, { retryAfterMs: retryAfterMs(got['retry-after']), perhapsDone })
  }
  return { status, url, headers: got, text, ...readJson(answer) }
}

/** The step's key lets a service see that a second attempt is the same wish. */
function withDefaults(
  { headers, body }: { headers?: HttpRequest['headers']; body: string | undefined },
  step: Step,
): Record<string, string> {
  const given = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  const type =
    body === undefined ? {} : { 'content-type': isJson(body) ? 'application/json' : 'text/plain;charset=UTF-8' }
  return { 'idempotency-key': step.key, ...type, ...Object.fromEntries(given) }
}

const isJson = (text: string) => /^\s*[[{]/.test(text) && parseJson(text) !== undefined

function readJson({ headers, body }: HttpAnswer): { json?: unknown } {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '')) return {}
  const json = parseJson(body)
  return json === undefined ? {} : { json }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
