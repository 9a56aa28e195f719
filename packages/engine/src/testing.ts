import { Recipe } from '@app/contract'
import {
  type Asker,
  chargeSteps,
  holdActions,
  recordDecisions,
  type Submission,
  settleTasks,
  submitTask,
} from '@app/core'
import { actions, type Database, steps, tasks } from '@app/db'
import { Refused, type Tool, tool } from '@app/toolkit'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type Claim, claimTasks } from './claim-tasks.ts'
import type { Meter } from './meter.ts'
import type { Aids } from './take-step.ts'

export const meterOf = (db: Database): Meter => ({
  hold: holdActions,
  charge: chargeSteps,
  spend: recordDecisions,
  settle: () => settleTasks(db),
})

const none = async (): Promise<never> => {
  throw new Refused('There is no such thing.')
}
/** Nobody has stored a log-in, and no file is kept. */
export const noAids: Aids = { logIn: none, keep: none, open: none, remember: none, recall: none }

/** A target that counts: every effect it has seen, by the key it came with. */
export function countingTarget() {
  const seen: { key: string; what: string }[] = []
  const effect = (name: string, effect: Tool['effect']) =>
    tool({
      name,
      does: 'Counts one effect.',
      effect,
      input: z.object({ what: z.string().default('') }),
      output: z.object({ number: z.number(), what: z.string() }),
      proof: () => ({ verdict: 'verified', words: 'counted' }),
      run: async ({ what }, { key }) => {
        seen.push({ key, what })
        return { number: seen.length, what }
      },
    })
  const tools = [effect('count.read', 'reads'), effect('count.write', 'writes'), effect('count.send', 'sends')]
  return { seen, tools, byName: new Map<string, Tool>(tools.map((one) => [one.name, one])) }
}

/** Accepts a task of these steps, as the server would. */
export const accept = (db: Database, user: Asker, wanted: unknown[], more: Partial<Submission> = {}) =>
  db.asUser(user.id, (tx) =>
    submitTask(
      { db: tx, user },
      { name: 'Test', description: '', recipe: Recipe.parse({ version: 1, steps: wanted }), ...more },
    ),
  )

/** Takes this task, whatever else earlier tests have left waiting. */
export async function claimed(db: Database, taskId: string): Promise<Claim> {
  const claim = (await claimTasks(db, meterOf(db), 100)).claims.find((one) => one.taskId === taskId)
  if (!claim) throw new Error('The task was not there to be claimed.')
  return claim
}

export const journalOf = (db: Database, taskId: string) =>
  db.asSystem((tx) => tx.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(steps.position))

export const taskOf = async (db: Database, taskId: string) =>
  (await db.asSystem((tx) => tx.select().from(tasks).where(eq(tasks.id, taskId))))[0]

export const countedOf = (db: Database, taskId: string) =>
  db.asSystem((tx) => tx.$count(actions, eq(actions.taskId, taskId)))

/** Waits until so many of the user's tasks have ended. */
export async function untilEnded(db: Database, user: Asker, count: number, patienceMs = 20_000) {
  const until = Date.now() + patienceMs
  for (;;) {
    const ended = await db.asUser(user.id, (tx) =>
      tx
        .select()
        .from(tasks)
        .where(and(eq(tasks.userId, user.id), inArray(tasks.status, ['completed', 'failed']))),
    )
    if (ended.length >= count || Date.now() > until) return ended
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
