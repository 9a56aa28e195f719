import { advanceCall, newCall } from './advance-call.ts'
import { callIdOf } from './call-id.ts'
import type { CallOutcome, CallRecord, CallWish, Phone, PhoneLog, Question } from './port.ts'

/** How long a turn of a simulated call takes: the same every time. */
const TURN_MS = 4_000

export interface SimulatorOptions {
  log: PhoneLog
  now: () => Date
  /** What this callee says to any question that has no answer of its own, one line after the other. */
  persona?: readonly string[]
}

/** Without a phone service: a callee that keeps to a script. Nobody is phoned, and the outcome says so. */
export const simulatedPhone = ({ log, now, persona = [] }: SimulatorOptions): Phone => ({
  async call(wish, signal) {
    signal.throwIfAborted()
    const began = now()
    const call = talk(newCall(callIdOf(wish.key), wish, true), wish, persona, began)
    await log.keepCall(call)
    return toOutcome(call)
  },
  async text(wish, signal) {
    signal.throwIfAborted()
    await log.keepText(wish)
    return { id: callIdOf(wish.key), status: 'simulated' }
  },
})

function talk(call: CallRecord, wish: CallWish, persona: readonly string[], began: Date): CallRecord {
  let now = call
  let heard: string | undefined
  for (let turn = 0; ; turn += 1) {
    const said = advanceCall(now, heard, new Date(began.getTime() + turn * TURN_MS))
    now = said.call
    if (!said.asks) return now
    heard = wish.rehearsal[said.asks.name] ?? persona[turn % Math.max(1, persona.length)] ?? plainAnswer(said.asks)
  }
}

const PLAIN: Record<Question['kind'], string> = {
  'yes-no': 'Yes.',
  number: '2',
  date: '2030-01-02',
  text: 'This is a simulated answer.',
}

const plainAnswer = ({ kind }: Question): string => PLAIN[kind]

const toOutcome = ({ id, turns, heard, simulated }: CallRecord): CallOutcome => ({
  id,
  status: 'completed',
  turns,
  heard,
  simulated,
  seconds: (turns.length * TURN_MS) / 1_000,
})
