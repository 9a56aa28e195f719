import { STATUS_CODES } from 'node:http'
import { type Proof, type Step, type Tool, tool, Unavailable } from '@app/toolkit'
import { z } from 'zod'
import type { Http, HttpAnswer, HttpRequest } from './port.ts'
import { retryAfterMs } from './retry-after.ts'

const Url = z.string().max(8_000).describe('The whole address, beginning with http:// or https://')
const Headers = z.record(z.string(), z.string()).optional().describe('Request headers by name')

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
      input: z.object({ url: Url, headers: Headers }),
      output: Answer,
      proof,
      run: (input, step) => ask(http, { ...input, method: 'GET' }, step),
    }),
    tool({
      name: 'http.send',
      does: 'Sends data to one web address and returns its answer.',
      effect: 'writes',
      input: z.object({
        method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
        url: Url,
        headers: Headers,
        body: z.string().optional(),
      }),
      output: Answer,
      proof,
      run: (input, step) => ask(http, { ...input, headers: withDefaults(input, step) }, step),
    }),
  ]
}

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

async function ask(http: Http, wanted: HttpRequest, step: Step) {
  const answer = await http.request(wanted, step.signal)
  const { status, url, headers, body: text } = answer
  step.log(`${wanted.method} ${url.split(/[?#]/)[0]}: ${status}, ${answer.bytes} bytes`)
  if (TRY_AGAIN.has(status)) {
    const words = `${new URL(url).hostname} is busy or down (it answered ${status}). Try again later.`
    throw new Unavailable(words, { retryAfterMs: retryAfterMs(headers['retry-after']) })
  }
  return { status, url, headers, text, ...readJson(answer) }
}

/** The step's key lets a service see that a second attempt is the same wish. */
function withDefaults({ headers, body }: Pick<HttpRequest, 'headers' | 'body'>, step: Step): Record<string, string> {
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
