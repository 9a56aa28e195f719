import { type Database, triggers } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { executeAgent } from '../agents/execute-agent.ts'
import { Fault } from '../fault.ts'
import { findOwner } from '../find-owner.ts'
import { readInput } from './read-input.ts'
import type { VerifiedHook } from './verify-hook.ts'

const EVENT_ID = /^[\x21-\x7e]{1,128}$/

/** S-08: starts the stored agent with its stored steps; what was sent is only their input. One event, one task. */
export function runHook(db: Database, { trigger, eventId, text }: VerifiedHook): Promise<{ taskId: string }> {
  const { id, userId, agentId } = trigger
  return db.asUser(userId, async (tx) => {
    if (!trigger.enabled) throw new Fault('conflict', 'This trigger is switched off. Its owner can switch it on.')
    if (!EVENT_ID.test(eventId)) throw new Fault('invalid', 'webhook-id: 1 to 128 letters, digits or signs, no blanks.')
    const user = await findOwner(tx, userId)
    if (!user) throw new Fault('forbidden', 'The account behind this trigger is suspended.')
    const requestKey = `webhook:${id}:${eventId}`
    const task = await executeAgent({ db: tx, user }, agentId, {
      requestKey,
      origin: 'webhook',
      input: readInput(text),
    })
    await tx.update(triggers).set({ lastAt: sql`now()` }).where(eq(triggers.id, id))
    return { taskId: task.id }
  })
}
