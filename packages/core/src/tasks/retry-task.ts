import type { Policy, Recipe, Retry, Task } from '@app/contract'
import { artefacts, type Database, steps, type TaskRow, tasks } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { executeAgent } from '../agents/execute-agent.ts'
import { getAgent } from '../agents/get-agent.ts'
import type { Files } from '../artefacts/files.ts'
import type { Asker, Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { type Carried, carryFiles, readCarried } from './carry-over.ts'
import { findRetryStart } from './find-retry-start.ts'
import { lockTask } from './lock-task.ts'
import { readFrozen, readOthers } from './read-frozen.ts'
import { submitTask } from './submit-task.ts'

interface Parts {
  db: Database
  files: Files
}

/** Does an ended task again in a new one. From the failed step: what was done is taken over, and no effect is repeated. */
export async function retryTask(parts: Parts, user: Asker, id: string, from: Retry): Promise<Task> {
  const as = <T>(work: (ctx: Context) => Promise<T>) => parts.db.asUser(user.id, (tx) => work({ db: tx, user }))
  if (from !== 'failed-step') return as((ctx) => startAgain(ctx, id, from))
  const newTaskId = newId()
  const carried = await as((ctx) => readCarried(ctx, id, newTaskId))
  // Bytes first, outside any transaction: if nothing comes of it they belong to nothing and are swept.
  await carryFiles(parts.files, user.id, carried)
  return as((ctx) => goOn(ctx, id, newTaskId, carried))
}

async function startAgain(ctx: Context, id: string, from: Exclude<Retry, 'failed-step'>): Promise<Task> {
  const old = await lockEnded(ctx, id)
  const frozen =
    from === 'decided-steps'
      ? await readFrozen(ctx, old)
      : from === 'other-rows'
        ? (await readOthers(ctx, old))?.recipe
        : undefined
  if (from !== 'start' && !frozen)
    throw new Fault('conflict', 'What was done in this task cannot be done again without deciding anew. Run it again.')
  const { input, dryRun } = old
  const again = old.agentId
    ? await executeAgent(ctx, old.agentId, { input, dryRun, ...(frozen ? { recipe: frozen } : {}) })
    : await submitTask(ctx, { ...sameWork(old), ...(frozen ? { recipe: frozen } : {}), input, dryRun })
  await ctx.db.update(tasks).set({ retryOf: id }).where(eq(tasks.id, again.id))
  return again
}

async function goOn(ctx: Context, id: string, newTaskId: string, carried: Carried): Promise<Task> {
  const { db } = ctx
  const old = await lockEnded(ctx, id)
  if ((await findRetryStart(ctx, old)) !== carried.steps.length + 1)
    throw new Fault('conflict', 'This task has changed meanwhile. Look at it again, or run it again from the start.')
  const work = { ...sameWork(old), ...(old.agentId ? await asAllowedNow(ctx, old.agentId) : {}) }
  const task = await submitTask(ctx, { ...work, id: newTaskId, input: old.input })
  // A task that was started before is walked with its journal in hand: so the engine passes over what is done.
  const begun = { retryOf: id, carried: carried.steps.length, startedAt: sql`now()` }
  await db.update(tasks).set(begun).where(eq(tasks.id, newTaskId))
  await db.insert(steps).values(carried.steps)
  if (carried.files.length > 0) await db.insert(artefacts).values(carried.files.map(({ row }) => row))
  return task
}

async function lockEnded(ctx: Context, id: string): Promise<TaskRow> {
  const old = await lockTask(ctx, id)
  if (!old.endedAt) throw new Fault('conflict', 'This task has not ended yet. Wait for it, or cancel it first.')
  if (!old.recipe && !old.agentId)
    throw new Fault('invalid', 'The steps of this task are not known any more. Describe it again.')
  return old
}

const sameWork = ({ name, description, recipe, policy }: TaskRow) => ({
  name,
  description,
  recipe: recipe as Recipe,
  ...(policy ? { policy: policy as Policy } : {}),
})

/** The steps are those of the old task; what the agent may do is what it may do today. */
async function asAllowedNow(ctx: Context, agentId: string) {
  const { permissions, domains, limits, approval, paused } = await getAgent(ctx, agentId)
  if (paused) throw new Fault('conflict', 'This agent is paused. Resume it to have it work again.')
  return { agentId, policy: { permissions, domains, limits, approval } }
}
