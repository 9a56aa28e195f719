import { Recipe } from '@app/contract'
import { type Database, type StepRow, steps, tasks } from '@app/db'
import type { TaskReason, Verdict } from '@app/spec'
import { Refused, type Tool } from '@app/toolkit'
import { asc, eq, sql } from 'drizzle-orm'
import { type Claim, holdLease } from './lease.ts'
import type { Meter } from './meter.ts'
import { Paused, StepFailed } from './outcomes.ts'
import { walk } from './recipe/walk.ts'
import { takeStep } from './take-step.ts'

/** S-45: a task that has done this much is going round in circles. */
const MOST_STEPS = 10_000

export interface CarryOut {
  db: Database
  meter: Meter
  tools: ReadonlyMap<string, Tool>
  signal: AbortSignal
}

/** Walks a task from the first step its journal does not know to its end, and says how it ended. */
export async function carryOut(parts: CarryOut, claim: Claim): Promise<void> {
  const { db, tools, signal } = parts
  const { recipe, journal } = await readTask(db, claim)
  const done: StepRow[] = []
  try {
    const parsed = Recipe.safeParse(recipe)
    if (!parsed.success)
      throw new Refused('The steps of this task are not in a form that can be carried out. Write them again.')
    const walking = walk(parsed.data.steps, new Map())
    for (let next = walking.next(); !next.done; ) {
      const position = done.length + 1
      if (position > MOST_STEPS)
        throw new Refused(`The task has done ${MOST_STEPS} steps and is not finished. Divide it.`)
      const tool = tools.get(next.value.tool)
      if (!tool)
        throw new Refused(`There is no tool "${next.value.tool}". Those there are: ${[...tools.keys()].join(', ')}.`)
      const step = await takeStep({
        ...parts,
        claim,
        tool,
        leaf: next.value,
        position,
        recorded: journal.get(position),
        signal,
      })
      done.push(step)
      next = walking.next(step.output)
    }
    await finish(parts, claim, { status: 'completed', result: toResult(done.at(-1)?.output), verdict: verdictOf(done) })
  } catch (error) {
    await conclude(parts, claim, error)
  }
}

async function readTask(db: Database, { taskId, userId }: Claim) {
  return db.asUser(userId, async (tx) => {
    const [task] = await tx.select({ recipe: tasks.recipe }).from(tasks).where(eq(tasks.id, taskId))
    const rows = await tx.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(asc(steps.position))
    return { recipe: task?.recipe, journal: new Map(rows.map((row) => [row.position, row])) }
  })
}

/** What stopped the walk: a rest, a failure with words, or a bug, which is somebody else's to see. */
function conclude(parts: CarryOut, claim: Claim, error: unknown): Promise<void> {
  if (error instanceof Paused) {
    if (error.reason === 'cancelled')
      return finish(parts, claim, { status: 'failed', reason: 'cancelled', errorMessage: 'Cancelled.' })
    return rest(parts, claim, error.reason)
  }
  if (error instanceof StepFailed || error instanceof Refused) {
    const verdict = error instanceof StepFailed ? (error.verdict ?? null) : null
    return finish(parts, claim, { status: 'failed', errorMessage: error.message, verdict })
  }
  throw error
}

/** Our own mistake: it would be made again, so the task ends here, in words. */
export const giveUp = (parts: Pick<CarryOut, 'db' | 'meter'>, claim: Claim): Promise<void> =>
  finish(parts, claim, {
    status: 'failed',
    errorMessage: 'Something went wrong on our side. The steps before it are kept; try again.',
  })

interface Ending {
  status: 'completed' | 'failed'
  reason?: TaskReason
  result?: string | Record<string, unknown> | null
  errorMessage?: string
  verdict?: Verdict | null
}

async function finish({ db, meter }: Pick<CarryOut, 'db' | 'meter'>, claim: Claim, ending: Ending): Promise<void> {
  await db.asUser(claim.userId, async (tx) => {
    const { reserved } = await holdLease(tx, claim)
    if (reserved) await meter.release(tx, claim.userId)
    const executionTime = sql<number>`extract(epoch from now() - started_at) * 1000`
    await tx
      .update(tasks)
      .set({ ...ending, executionTime, reserved: false, leaseToken: null, leaseUntil: null })
      .where(eq(tasks.id, claim.taskId))
  })
}

async function rest({ db }: CarryOut, claim: Claim, reason: TaskReason): Promise<void> {
  await db.asUser(claim.userId, async (tx) => {
    await holdLease(tx, claim)
    await tx
      .update(tasks)
      .set({ status: 'pending', reason, leaseToken: null, leaseUntil: null })
      .where(eq(tasks.id, claim.taskId))
  })
}

/** The worst that any step can say of itself: one effect without evidence, and the whole is unverified. */
function verdictOf(done: readonly StepRow[]): Verdict {
  return done.every((step) => step.verdict === 'verified') ? 'verified' : 'unverified'
}

/** Spec 1 §3: a result is a text or an object. */
function toResult(output: unknown): string | Record<string, unknown> | null {
  if (output === undefined || output === null) return null
  if (typeof output === 'object' && !Array.isArray(output)) return output as Record<string, unknown>
  return typeof output === 'string' ? output : { value: output }
}
