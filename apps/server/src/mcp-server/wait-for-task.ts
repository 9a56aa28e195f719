import { setTimeout as sleep } from 'node:timers/promises'
import type { Said } from './carry-out-offer.ts'

/** Programs give up on an answer after a minute. */
const LONGEST_MS = 50_000
const LOOK_EVERY_MS = 300

export const WAIT_FOR_TASK = {
  name: 'wait_for_task',
  description:
    'Waits up to 50 seconds until a task has ended, or waits for a person, and reads it with the journal of its steps.',
  inputSchema: { type: 'object' as const, properties: { id: { type: 'string' } }, required: ['id'] },
}

/** Looks until it has ended or rests; what is there by then is the answer. */
export async function waitForTask(read: () => Promise<Said>, signal: AbortSignal): Promise<Said> {
  const until = performance.now() + LONGEST_MS
  for (;;) {
    const said = await read()
    if (said.isError || performance.now() > until || isOver(said.text)) return said
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
}

function isOver(text: string): boolean {
  const { status, reason } = JSON.parse(text) as { status: string; reason: string | null }
  return status === 'completed' || status === 'failed' || reason !== null
}
