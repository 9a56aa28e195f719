import { advanceCall } from './advance-call.ts'
import type { CallRecord } from './port.ts'
import { HANG_UP, writeTwiml } from './write-twiml.ts'

export interface CallbackAnswer {
  /** The call as it now stands, to be kept before the answer leaves. */
  call: CallRecord
  twiml: string
}

export interface Callback {
  /** Twilio's fields, their signature already verified. */
  params: Readonly<Record<string, string>>
  /** `turn` of the address: which answer this callback brings. */
  turn: string | undefined
  /** The address callbacks of this call come to, without a query. */
  url: string
  now: Date
}

/** What a call goes on with when Twilio asks. One that comes twice changes nothing and is told the same again. */
export function answerCallback(call: CallRecord, { params, turn, url, now }: Callback): CallbackAnswer {
  if (/^(machine|fax)/.test(params.AnsweredBy ?? '')) return { call: { ...call, machine: true }, twiml: HANG_UP }
  const at = Number(turn ?? 0)
  const present = turnOf(call)
  if (at !== present) return { call, twiml: repeat(call, url) }
  const said = advanceCall(call, turn === undefined ? undefined : params.SpeechResult, now)
  return { call: said.call, twiml: twimlOf(said.call, said.says, url) }
}

/** Callbacks are numbered by what the assistant has said so far. */
const turnOf = ({ turns }: CallRecord): number => turns.filter(({ speaker }) => speaker === 'assistant').length

const repeat = (call: CallRecord, url: string): string => {
  const last = call.turns.findLast(({ speaker }) => speaker === 'assistant')
  return last ? twimlOf(call, last.text, url) : HANG_UP
}

function twimlOf(call: CallRecord, says: string, url: string): string {
  const question = call.script.questions[call.asking]
  const asks = question && { kind: question.kind, action: `${url}?turn=${turnOf(call)}` }
  return writeTwiml({ language: call.language, says, asks })
}
