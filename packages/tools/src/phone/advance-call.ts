import { discloseIn } from './disclosure.ts'
import type { CallRecord, CallWish, Question, Turn } from './port.ts'

/** A question nobody answers is asked once more, then left. */
const MOST_TIMES_ASKED = 2

export const newCall = (id: string, { to, language, script }: CallWish, simulated: boolean): CallRecord => ({
  id,
  to,
  language,
  script,
  turns: [],
  heard: {},
  asking: -1,
  inVain: 0,
  machine: false,
  simulated,
})

export interface Said {
  call: CallRecord
  /** What the assistant says now. */
  says: string
  /** What it then listens for; undefined: it hangs up. */
  asks?: Question | undefined
}

/** One turn of a call: what was heard is written down, and what comes next is said. Nothing but its inputs decides. */
export function advanceCall(call: CallRecord, heard: string | undefined, now: Date): Said {
  const words = heard?.trim().slice(0, 1_000) ?? ''
  const asked = call.script.questions[call.asking]
  const told = words === '' ? call : listen(call, asked, words, now)
  const again = asked !== undefined && words === '' && call.inVain + 1 < MOST_TIMES_ASKED
  const asking = again ? call.asking : call.asking + 1
  const question = call.script.questions[asking]
  const parts = [call.asking < 0 ? opening(call) : '', question ? question.ask : call.script.closing]
  const says = parts.filter((part) => part !== '').join(' ')
  const next = speak({ ...told, asking, inVain: again ? call.inVain + 1 : 0 }, says, now)
  return { call: next, says, asks: question }
}

const opening = ({ language, script }: CallRecord) => `${discloseIn(language)} ${script.opening}`.trim()

function listen(call: CallRecord, asked: Question | undefined, text: string, now: Date): CallRecord {
  const heard = asked ? { ...call.heard, [asked.name]: text } : call.heard
  return { ...call, heard, turns: [...call.turns, turn('callee', text, now)] }
}

const speak = (call: CallRecord, text: string, now: Date): CallRecord => ({
  ...call,
  turns: [...call.turns, turn('assistant', text, now)],
})

const turn = (speaker: Turn['speaker'], text: string, now: Date): Turn => ({ speaker, text, at: now.toISOString() })
