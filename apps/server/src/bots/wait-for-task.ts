import { setTimeout as sleep } from 'node:timers/promises'
import { type Asker, cancelTask, Fault, findTaskState } from '@app/core'
import type { Database } from '@app/db'
import { type TaskReason, TEST_LONGEST_MS } from '@app/spec'

const LOOK_MS = 100
/** What waits for a person or for another month does not go on by itself. */
const RESTS: readonly TaskReason[] = ['awaiting-approval', 'needs-review', 'limit-reached', 'paused']

/** True once the task has ended or rests; false where its time was over first. What has not ended is called off. */
export async function waitForTask(db: Database, user: Asker, id: string): Promise<boolean> {
  const until = performance.now() + TEST_LONGEST_MS
  for (;;) {
    const state = await db.asUser(user.id, (tx) => findTaskState({ db: tx, user }, id))
    if (!state || state.status === 'completed' || state.status === 'failed') return true
    const rests = state.reason !== null && RESTS.includes(state.reason)
    if (rests || performance.now() > until) {
      if (!rests) await callOff(db, user, id)
      return rests
    }
    await sleep(LOOK_MS)
  }
}

/** A test that is judged is over: nobody wants to find it waiting for them later. */
export async function callOff(db: Database, user: Asker, id: string): Promise<void> {
  await db
    .asUser(user.id, (tx) => cancelTask({ db: tx, user }, id))
    .catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
    })
}
