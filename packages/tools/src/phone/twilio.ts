import { setTimeout as pause } from 'node:timers/promises'
import { Refused, Unavailable } from '@app/toolkit'
import type { Http } from '../http/port.ts'
import { newCall } from './advance-call.ts'
import { callIdOf } from './call-id.ts'
import type { CallOutcome, CallStatus, CallWish, Phone, PhoneLog, TextOutcome } from './port.ts'
import { type TwilioAccount, type TwilioApi, twilioApi } from './twilio-api.ts'

export interface TwilioOptions extends TwilioAccount {
  http: Http
  log: PhoneLog
  /** The public address at which callbacks of a call arrive, by the call's id. */
  callbackUrl: (callId: string) => string
  /** How long to rest between two looks at how a call stands. */
  lookEveryMs?: number
}

/** How long it may ring. */
const RING_SECONDS = 25
/** What Twilio takes to notice that a call has ended. */
const GRACE_SECONDS = 5
const TEXT_SECONDS = 10

type Answer = Record<string, unknown>

/** The real one: what is said is decided callback by callback, elsewhere; here the call is placed and its end awaited. */
export function twilioPhone(options: TwilioOptions): Phone {
  const api = twilioApi(options.http, options)
  const everyMs = options.lookEveryMs ?? 2_000
  let known = options.from

  async function numberOf(signal: AbortSignal): Promise<string> {
    known ??= firstNumber(await api.get('/IncomingPhoneNumbers.json?PageSize=1', signal))
    if (known) return known
    throw new Refused('The phone service has no number to call from. Buy one there first.')
  }

  return {
    async call(wish, signal) {
      const id = callIdOf(wish.key)
      await options.log.keepCall(newCall(id, wish, false))
      const from = await numberOf(signal)
      const { sid } = await api.create('/Calls.json', { ...fieldsOf(wish, options, id), From: from }, signal)
      const path = `/Calls/${encodeURIComponent(String(sid))}.json`
      const seconds = RING_SECONDS + wish.maxSeconds + GRACE_SECONDS
      const ended = await awaitEnd({ api, path, everyMs, seconds, signal }, isEnded)
      if (!ended) throw noOutcome(`The call ${String(sid)} was placed`)
      const call = await options.log.findCall(id)
      return toOutcome(ended, call)
    },
    async text({ to, text }, signal) {
      const from = await numberOf(signal)
      const { sid } = await api.create('/Messages.json', { To: to, From: from, Body: text }, signal)
      const path = `/Messages/${encodeURIComponent(String(sid))}.json`
      const ended = await awaitEnd({ api, path, everyMs, seconds: TEXT_SECONDS, signal }, isSettled)
      return { id: String(sid), status: TEXT_STATUS[String(ended?.status)] ?? 'queued' }
    },
  }
}

const fieldsOf = ({ to, maxSeconds }: CallWish, { callbackUrl }: TwilioOptions, id: string) => ({
  To: to,
  Url: callbackUrl(id),
  Method: 'POST',
  Timeout: String(RING_SECONDS),
  TimeLimit: String(maxSeconds),
  MachineDetection: 'Enable',
})

function firstNumber({ incoming_phone_numbers: numbers }: Answer): string | undefined {
  const [first] = Array.isArray(numbers) ? numbers : []
  return typeof first?.phone_number === 'string' ? first.phone_number : undefined
}

interface Awaiting {
  api: TwilioApi
  path: string
  everyMs: number
  seconds: number
  signal: AbortSignal
}

/** Looks until it has ended or the time is over. A look that fails is made again: what is looked at has been done. */
async function awaitEnd(awaiting: Awaiting, isOver: (answer: Answer) => boolean): Promise<Answer | undefined> {
  const { api, path, everyMs, seconds, signal } = awaiting
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until && !signal.aborted) {
    const answer = await api.get(path, signal).catch(() => undefined)
    if (answer && isOver(answer)) return answer
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

const ENDED = new Set(['completed', 'busy', 'no-answer', 'failed', 'canceled'])
const isEnded = ({ status }: Answer) => ENDED.has(String(status))

const TEXT_STATUS: Record<string, TextOutcome['status']> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}
const isSettled = ({ status }: Answer) => String(status) in TEXT_STATUS

function toOutcome(answer: Answer, call: Awaited<ReturnType<PhoneLog['findCall']>>): CallOutcome {
  return {
    id: String(answer.sid),
    status: call?.machine ? 'machine' : (answer.status as CallStatus),
    seconds: Number(answer.duration) || 0,
    turns: call?.turns ?? [],
    heard: call?.heard ?? {},
    simulated: false,
  }
}

const noOutcome = (what: string) =>
  new Unavailable(`${what}, and how it ended could not be learned in time. Look it up before doing it again.`, {
    perhapsDone: true,
  })
