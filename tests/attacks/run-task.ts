import { setTimeout as sleep } from 'node:timers/promises'
import { shown } from './ask.ts'
import type { Person } from './person.ts'

export interface Trace {
  id: string
  status: string
  reason: string | null
  errorMessage: string | null
  result: unknown
  steps: { tool: string; status: string; output: unknown; errorMessage: string | null }[]
}

export type Step = { do: string; with?: object; save?: string }

const POLICY = { permissions: { fileAccess: true, appAccess: true }, domains: null, limits: {}, approval: 'risky' }
/** The attack's own time is over long before. */
const LONGEST_MS = 120_000

export async function submit(person: Person, steps: Step[], policy: object = {}, more: object = {}): Promise<string> {
  const body = { name: 'Attack', recipe: { version: 1, steps }, policy: { ...POLICY, ...policy }, ...more }
  const answer = await person.ask('POST', '/api/tasks', body)
  if (answer.status !== 200) throw new Error(`The task was refused: ${shown(answer)}`)
  return (answer.json as Trace).id
}

/** What has become of a task once it has come to rest. */
export async function untilRest(person: Person, id: string): Promise<Trace> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(100)) {
    const run = await person.get<Trace>('GET', `/api/tasks/${id}/run`)
    const rests = run.reason === 'awaiting-approval' || run.reason === 'needs-review'
    if (rests || run.status === 'completed' || run.status === 'failed')
      return person.get<Trace>('GET', `/api/tasks/${id}`)
  }
  throw new Error('The task did not come to rest.')
}

export const runTask = async (person: Person, steps: Step[], policy?: object, more?: object): Promise<Trace> =>
  untilRest(person, await submit(person, steps, policy, more))
