import { Refused, retryAfterMs, Unavailable } from '@app/toolkit'
import type { Http, HttpAnswer } from '../http/port.ts'

export interface TwilioAccount {
  accountSid: string
  authToken: string
  /** `https://api.twilio.com`, or a stand-in. */
  apiBase: string
  /** The number calls and texts come from; else the account's first. */
  from?: string | undefined
}

export interface TwilioApi {
  /** Asks for something that happens once; without an answer it has perhaps happened. */
  create(path: string, fields: Record<string, string>, signal: AbortSignal): Promise<Record<string, unknown>>
  get(path: string, signal: AbortSignal): Promise<Record<string, unknown>>
}

export function twilioApi(http: Http, { accountSid, authToken, apiBase }: TwilioAccount): TwilioApi {
  const base = `${apiBase.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async create(path, fields, signal) {
      const body = new URLSearchParams(fields).toString()
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
      const wanted = { method: 'POST' as const, url: `${base}${path}`, headers, body, redirects: 'answer' as const }
      return read(await http.request(wanted, signal), true)
    },
    get: async (path, signal) =>
      read(await http.request({ method: 'GET', url: `${base}${path}`, headers: { authorization } }, signal), false),
  }
}

function read({ status, body, headers }: HttpAnswer, asked: boolean): Record<string, unknown> {
  const answer = parse(body)
  if (status >= 200 && status < 300 && answer) return answer
  const words = typeof answer?.message === 'string' ? answer.message.replace(/\p{Cc}/gu, ' ').slice(0, 300) : ''
  if (status === 401 || status === 403)
    throw new Refused(`The phone service did not accept the account. Check its id and token. ${words}`.trim())
  if (status === 429)
    throw new Unavailable('The phone service asks to wait. Try again later.', {
      retryAfterMs: retryAfterMs(headers['retry-after']),
    })
  if (status >= 400 && status < 500)
    throw new Refused(`The phone service refused: ${words || status}. Check the number and the account.`)
  throw new Unavailable(`The phone service answered ${status}, so nobody knows whether it did what was asked.`, {
    perhapsDone: asked,
  })
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
