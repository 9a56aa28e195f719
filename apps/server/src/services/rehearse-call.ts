import type { CallDesign, CallRehearsal } from '@app/contract'
import { Fault } from '@app/core'
import { Refused, type Step } from '@app/toolkit'
import { memoryPhoneLog, phoneTools, simulatedPhone } from '@app/tools'

const nameOf = (at: number) => `question${at + 1}`

/** Goes through a script as the phone tool would, with its simulator: the same rules, the same words, and nobody phoned. */
export async function rehearseCall(design: CallDesign, now: Date): Promise<CallRehearsal> {
  const log = memoryPhoneLog()
  const tool = phoneTools(simulatedPhone({ log, now: () => now }), { now: () => now }).find(
    (one) => one.name === 'phone.call',
  )
  if (!tool) throw new Error('There is no tool that calls.')
  const answered = design.questions.flatMap(({ answer }, at) => (answer.trim() ? [[nameOf(at), answer] as const] : []))
  const input = {
    ...design,
    questions: design.questions.map(({ ask, kind }, at) => ({ name: nameOf(at), ask, kind })),
    rehearsal: Object.fromEntries(answered),
  }
  try {
    const { answers } = tool.output.parse(await tool.run(tool.input.parse(input), REHEARSAL)) as Pick<
      Outcome,
      'answers'
    >
    const [call] = log.calls.values()
    return { turns: call?.turns ?? [], answers: design.questions.map((_, at) => answers[nameOf(at)] ?? null) }
  } catch (error) {
    if (error instanceof Refused) throw new Fault('invalid', error.message)
    throw error
  }
}

interface Outcome {
  answers: Record<string, CallRehearsal['answers'][number]>
}

const none = async (): Promise<never> => {
  throw new Error('A rehearsal has no such thing.')
}

/** A step that is part of no run: its transcript goes back to whoever asked, and is kept nowhere. */
const REHEARSAL: Step = {
  key: 'rehearsal',
  signal: new AbortController().signal,
  log: () => undefined,
  logIn: none,
  meanwhile: () => undefined,
  keep: async ({ name, type, bytes }) => ({ id: 'rehearsal', name, type, bytes: bytes.length }),
  open: none,
  remember: none,
  recall: none,
  session: async (_name, open) => (await open()).value,
}
