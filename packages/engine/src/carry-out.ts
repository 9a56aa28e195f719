import { Recipe } from '@app/contract'
import { type Database, type StepRow, steps, tasks } from '@app/db'
import type { TaskReason, Verdict } from '@app/spec'
import { Refused, type Tool } from '@app/toolkit'
import { asc, eq } from 'drizzle-orm'
import { type Ending, endTask } from './end-task.ts'
import { type Claim, holdLease } from './lease.ts'
import type { Meter } from './meter.ts'
import { Paused, StepFailed } from './outcomes.ts'
import { type Leaf, walk } from './recipe/walk.ts'
import { recordStep } from './record-step.ts'
import { type StepParts, takeStep } from './take-step.ts'

/** S-45: a task that has done this much is going round in circles. */
const MOST_STEPS = 10_000

export interface CarryOut {
  db: Database
  meter: Meter
  tools: ReadonlyMap<string, Tool>
  signal: AbortSignal
}

type Done = { output?: unknown; verdict?: Verdict | null }

/** Walks a task from the first step its journal does not know to its end, and says how it ended. */
export async function carryOut(parts: CarryOut, claim: Claim): Promise<void> {
  const journal = claim.resumed ? await readJournal(parts.db, claim) : new Map<number, StepRow>()
  try {
    const recipe = Recipe.safeParse(claim.recipe)
    if (!recipe.success) {
      throw new Refused('The steps of this task are not in a form that can be carried out. Write them again.')
    }
    await walkThrough(parts, claim, journal, walk(recipe.data.steps, new Map()))
  } catch (error) {
    await conclude(parts, claim, error)
  }
}

type Walking = Generator<Leaf, void, unknown>

async function walkThrough(
  parts: CarryOut,
  claim: Claim,
  journal: Map<number, StepRow>,
  walking: Walking,
): Promise<void> {
  const done: Done[] = []
  let admitted = false
  let ended = false
  let next = walking.next()
  while (!next.done) {
    const leaf = next.value
    const position = done.length + 1
    if (position > MOST_STEPS)
      throw new Refused(`The task has done ${MOST_STEPS} steps and is not finished. Divide it.`)
    const tool = parts.tools.get(leaf.tool)
    if (!tool)
      throw new Refused(`There is no tool "${leaf.tool}". Those there are: ${[...parts.tools.keys()].join(', ')}.`)
    const recorded = journal.get(position)
    if (recorded?.status === 'done') {
      done.push(recorded)
      next = walking.next(recorded.output)
      continue
    }
    const step: StepParts = { ...parts, claim, tool, leaf, position, recorded, admitted }
    const outcome = await takeStep(step)
    done.push(outcome)
    // Where it goes is known before the step is written, so that both are written at once. A walk that stumbles here
    // must not lose the step that was done.
    const after = stepOn(walking, outcome.output)
    if ('stumbled' in after) {
      await recordStep(step, outcome)
      throw after.stumbled
    }
    next = after.next
    ended = next.done === true
    admitted = (await recordStep(step, outcome, ended ? { ends: completed(done) } : { goesOn: true })).admitted
  }
  // Everything was in the journal, or every step had a condition that did not hold.
  if (!ended) await finish(parts, claim, completed(done))
}

function stepOn(walking: Walking, output: unknown): { next: IteratorResult<Leaf, void> } | { stumbled: unknown } {
  try {
    return { next: walking.next(output) }
  } catch (stumbled) {
    return { stumbled }
  }
}

async function readJournal(db: Database, { taskId, userId }: Claim): Promise<Map<number, StepRow>> {
  const rows = await db.asUser(userId, (tx) =>
    tx.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(asc(steps.position)),
  )
  return new Map(rows.map((row) => [row.position, row]))
}

/** What stopped the walk: a rest, a failure with words, or a bug, which is somebody else's to see. */
function conclude(parts: CarryOut, claim: Claim, error: unknown): Promise<void> {
  if (error instanceof Paused) {
    if (error.reason === 'cancelled') {
      return finish(parts, claim, { status: 'failed', reason: 'cancelled', errorMessage: 'Cancelled.' })
    }
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

async function finish({ db, meter }: Pick<CarryOut, 'db' | 'meter'>, claim: Claim, ending: Ending): Promise<void> {
  await db.asUser(claim.userId, async (tx) => {
    const { reserved } = await holdLease(tx, claim)
    if (reserved) await meter.release(tx, claim.userId)
    await endTask(tx, meter, claim, ending)
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

const completed = (done: readonly Done[]): Ending => ({
  status: 'completed',
  result: toResult(done.at(-1)?.output),
  verdict: verdictOf(done),
})

/** The worst that any step can say of itself: one effect without evidence, and the whole is unverified. */
function verdictOf(done: readonly Done[]): Verdict {
  return done.every((step) => step.verdict === 'verified') ? 'verified' : 'unverified'
}

/** Spec 1 §3: a result is a text or an object. */
function toResult(output: unknown): string | Record<string, unknown> | null {
  if (output === undefined || output === null) return null
  if (typeof output === 'object' && !Array.isArray(output)) return output as Record<string, unknown>
  return typeof output === 'string' ? output : { value: output }
}
