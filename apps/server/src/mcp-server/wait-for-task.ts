import { setTimeout as sleep } from 'node:timers/promises'
import type { Said } from './carry-out-offer.ts'

/** Programs give up on an answer after a minute. */
const LONGEST_MS = 50_000
const LOOK_EVERY_MS = 300

export const WAIT_FOR_TASK = {
  name: 'wait_for_task',
  description:
    'Waits up to 50 seconds until a task has ended, or waits for a person, and reads it with the journal of its steps. Where your program can ask its person (elicitation), what the task asks is put to them meanwhile.',
  inputSchema: { type: 'object' as const, properties: { id: { type: 'string' } }, required: ['id'] },
}

export interface Waiting {
  read(): Promise<Said>
  /** Whether somebody is being asked what the task waits for. */
  isBeingAsked(): Promise<boolean>
}

/** Looks until it has ended or rests; what is there by then is the answer. */
export async function waitForTask({ read, isBeingAsked }: Waiting, signal: AbortSignal): Promise<Said> {
  const until = performance.now() + LONGEST_MS
  for (;;) {
    const said = await read()
    if (said.isError || performance.now() > until) return said
    const { status, reason } = JSON.parse(said.text) as { status: string; reason: string | null }
    if (status === 'completed' || status === 'failed') return said
    if (reason !== null && !(reason === 'awaiting-approval' && (await isBeingAsked()))) return said
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
}
