import { Recipe } from '@app/contract'
import type { StepRow } from '@app/db'
import { Refused, type Tool } from '@app/toolkit'
import type { Claim } from './claim-tasks.ts'
import { type Journal, openJournal, readJournal } from './journal.ts'
import { openMeanwhile } from './meanwhile.ts'
import { Ended, Resting, StepFailed } from './outcomes.ts'
import { createSessions } from './sessions.ts'
import { Walk, type WalkParts } from './walk-task.ts'

export interface CarryOut extends WalkParts {
  /** The tools as this task may use them. */
  toolsFor: (claim: Claim) => Promise<ReadonlyMap<string, Tool>> | ReadonlyMap<string, Tool>
  /** Told when the task is over; what is still done is a look back at it. */
  onEnded?: () => void
}

/** Walks a task from the first step its journal does not know to its end, and says how it ended. */
export async function carryOut(parts: CarryOut, claim: Claim): Promise<void> {
  const span = parts.spans?.begin('task', factsOf(claim))
  const journal = openJournal(parts, claim)
  const sessions = createSessions()
  const meanwhile = openMeanwhile()
  let failed = false
  const known = claim.resumed ? await readJournal(parts.db, claim) : new Map<number, StepRow>()
  try {
    const recipe = Recipe.safeParse(claim.recipe)
    if (!recipe.success)
      throw new Refused('The steps of this task are not in a form that can be carried out. Write them again.')
    const tools = await parts.toolsFor(claim)
    const traced = { ...parts, ...(span ? { spans: span } : {}) }
    const walk = new Walk(traced, claim, tools, journal, known, sessions, meanwhile)
    await walk.through(recipe.data)
    parts.onEnded?.()
    await walk.lookLater().catch(() => undefined)
  } catch (error) {
    failed = !(error instanceof Resting)
    await meanwhile.over()
    await conclude(journal, error)
  } finally {
    await sessions.close()
    span?.end({ failed })
  }
}

const factsOf = ({ taskId, origin, dryRun, resumed }: Claim) => ({
  'task.id': taskId,
  'task.origin': origin,
  'task.dry_run': dryRun,
  'task.resumed': resumed,
})

/** What stopped the walk: a rest, an end, a failure with words, or a bug, which is somebody else's to see. */
async function conclude(journal: Journal, error: unknown): Promise<void> {
  if (error instanceof Resting) await journal.write({ rests: error.reason })
  else if (error instanceof Ended)
    await journal.write({ ends: { status: 'failed', reason: error.reason, errorMessage: error.message } })
  else if (error instanceof StepFailed)
    await journal.write({ ends: { status: 'failed', errorMessage: error.message, verdict: error.verdict ?? null } })
  else if (error instanceof Refused) await journal.write({ ends: { status: 'failed', errorMessage: error.message } })
  else throw error
}

/** Our own mistake: it would be made again, so the task ends here, in words. */
export async function giveUp(parts: Pick<CarryOut, 'db' | 'meter'>, claim: Claim): Promise<void> {
  const errorMessage = 'Something went wrong on our side. The steps before it are kept; try again.'
  await openJournal(parts, claim).write({ ends: { status: 'failed', errorMessage } })
}
