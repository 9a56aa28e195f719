import { type Database, type StepRow, steps, tasks } from '@app/db'
import type { Tool } from '@app/toolkit'
import { eq } from 'drizzle-orm'
import { type Claim, holdLease } from './lease.ts'
import type { Meter } from './meter.ts'
import { Paused, StepFailed } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'
import { type Outcome, recordStep, toRow } from './record-step.ts'
import { attempt } from './retry.ts'

export interface StepParts {
  db: Database
  meter: Meter
  claim: Claim
  tool: Tool
  leaf: Leaf
  position: number
  recorded: StepRow | undefined
  signal: AbortSignal
  /** True when the record of the step before has already set an action aside and found nothing against going on. */
  admitted: boolean
}

/**
 * The heart: does one thing, and says what came of it. What fails is recorded here; what is done is recorded by the
 * caller, together with where the task goes from there. An effect is announced before it happens, so that a crash in
 * between is seen.
 */
export async function takeStep(parts: StepParts): Promise<Outcome> {
  const { recorded, tool, leaf } = parts
  if (recorded && recorded.tool !== leaf.tool) {
    throw new StepFailed(
      `Step ${leaf.path} was ${recorded.tool} when it began and is ${leaf.tool} now. Start the task again.`,
    )
  }
  // neither proven done nor proven undone. A send is not repeated on a guess.
  if (recorded?.status === 'intent' && tool.effect === 'sends') {
    await recordStep(parts, { status: 'review' })
    throw new Paused('needs-review')
  }
  const input = tool.input.safeParse(leaf.input)
  if (!input.success) {
    const words = input.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`).join('; ')
    throw await failed(parts, {
      errorMessage: `Step ${leaf.path} (${leaf.name}) was given something it cannot use. ${words}`,
    })
  }
  if (tool.effect !== 'reads' || !parts.admitted) await announce(parts)
  const began = performance.now()
  // The key is the same for every attempt, also after a crash: services that accept one do the work once.
  const key = `${parts.claim.taskId}-${parts.position}`
  const { output, error, attempts } = await attempt(tool, input.data, {
    key,
    signal: parts.signal,
    log: () => undefined,
  })
  const measured = { executionTime: Math.round(performance.now() - began), attempts }
  if (error) throw await failed(parts, { ...measured, errorMessage: error.message })
  const proof = tool.proof?.(output) ?? {
    verdict: tool.effect === 'reads' ? ('verified' as const) : ('unverified' as const),
    words: '',
  }
  const evidence = { ...measured, output, verdict: proof.verdict, proof: proof.words }
  if (proof.verdict === 'contradicted') throw await failed(parts, { ...evidence, errorMessage: proof.words })
  return { status: 'done', ...evidence }
}

/** Sets the charge aside and, before an effect, writes down what is about to happen. */
async function announce(parts: StepParts): Promise<void> {
  const { db, claim, meter, tool, recorded } = parts
  const admitted = await db.asUser(claim.userId, async (tx) => {
    const { cancelRequested, reserved } = await holdLease(tx, claim)
    if (cancelRequested) return 'cancelled'
    if (!reserved) {
      if (!(await meter.reserve(tx, claim.userId))) return 'limit-reached'
      await tx.update(tasks).set({ reserved: true }).where(eq(tasks.id, claim.taskId))
    }
    if (tool.effect !== 'reads' && !recorded) await tx.insert(steps).values(toRow(parts, { status: 'intent' }))
    return 'go'
  })
  if (admitted !== 'go') throw new Paused(admitted)
}

async function failed(
  parts: StepParts,
  outcome: Omit<Outcome, 'status'> & { errorMessage: string },
): Promise<StepFailed> {
  await recordStep(parts, { status: 'failed', ...outcome })
  return new StepFailed(outcome.errorMessage, outcome.verdict ?? undefined)
}
