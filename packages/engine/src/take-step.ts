import { randomUUID } from 'node:crypto'
import { type Database, type StepRow, steps, tasks } from '@app/db'
import type { Verdict } from '@app/spec'
import type { Tool } from '@app/toolkit'
import { eq, sql } from 'drizzle-orm'
import { type Claim, holdLease } from './lease.ts'
import type { Meter } from './meter.ts'
import { Paused, StepFailed } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'
import { attempt } from './retry.ts'

export interface TakeStep {
  db: Database
  meter: Meter
  claim: Claim
  tool: Tool
  leaf: Leaf
  position: number
  recorded: StepRow | undefined
  signal: AbortSignal
}

/**
 * The heart. Recorded already: its output, and nothing is done. Else the tool runs, and one transaction writes the step
 * and its charge: both or neither. An effect is announced before it happens, so that a crash in between is seen.
 */
export async function takeStep(task: TakeStep): Promise<StepRow> {
  const { recorded, tool, leaf } = task
  if (recorded?.status === 'done') return recorded
  if (recorded && recorded.tool !== leaf.tool) {
    throw new StepFailed(
      `Step ${leaf.path} was ${recorded.tool} when it began and is ${leaf.tool} now. Start the task again.`,
    )
  }
  // neither proven done nor proven undone. A send is not repeated on a guess.
  if (recorded?.status === 'intent' && tool.effect === 'sends') {
    await writeStep(task, { status: 'review' })
    throw new Paused('needs-review')
  }
  const input = tool.input.safeParse(leaf.input)
  if (!input.success) {
    const words = input.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`).join('; ')
    throw await failed(task, `Step ${leaf.path} (${leaf.name}) was given something it cannot use. ${words}`, 0, 1)
  }
  await announce(task)
  const began = performance.now()
  // The key is the same for every attempt, also after a crash: services that accept one do the work once.
  const key = `${task.claim.taskId}-${task.position}`
  const { output, error, attempts } = await attempt(tool, input.data, {
    key,
    signal: task.signal,
    log: () => undefined,
  })
  const executionTime = Math.round(performance.now() - began)
  if (error) throw await failed(task, error.message, executionTime, attempts)
  const proof =
    tool.proof?.(output) ?? ({ verdict: tool.effect === 'reads' ? 'verified' : 'unverified', words: '' } as const)
  if (proof.verdict === 'contradicted') throw await failed(task, proof.words, executionTime, attempts, output, proof)
  return writeStep(task, {
    status: 'done',
    output,
    executionTime,
    attempts,
    verdict: proof.verdict,
    proof: proof.words,
  })
}

/** Sets the charge aside and, before an effect, writes down what is about to happen. */
async function announce(task: TakeStep): Promise<void> {
  const { db, claim, meter, tool, recorded } = task
  const admitted = await db.asUser(claim.userId, async (tx) => {
    const { cancelRequested, reserved } = await holdLease(tx, claim)
    if (cancelRequested) return 'cancelled'
    if (!reserved) {
      if (!(await meter.reserve(tx, claim.userId))) return 'limit-reached'
      await tx.update(tasks).set({ reserved: true }).where(eq(tasks.id, claim.taskId))
    }
    if (tool.effect !== 'reads' && !recorded) await tx.insert(steps).values(toRow(task, { status: 'intent' }))
    return 'go'
  })
  if (admitted !== 'go') throw new Paused(admitted)
}

type Outcome = Pick<StepRow, 'status'> & Partial<StepRow>

/** House rule: what must survive is written with its record. Done and counted, or neither. */
function writeStep(task: TakeStep, outcome: Outcome): Promise<StepRow> {
  const { db, claim, meter, position, leaf } = task
  return db.asUser(claim.userId, async (tx) => {
    const { reserved } = await holdLease(tx, claim)
    const row = toRow(task, outcome)
    const { id: _, ...set } = row
    const [written] = await tx
      .insert(steps)
      .values(row)
      .onConflictDoUpdate({ target: [steps.taskId, steps.position], set })
      .returning()
    if (!written) throw new Error('The journal took a step and gave none back.')
    const done = outcome.status === 'done'
    if (done) await meter.charge(tx, { userId: claim.userId, taskId: claim.taskId, position, tool: leaf.tool })
    else if (reserved) await meter.release(tx, claim.userId)
    await tx
      .update(tasks)
      .set({ reserved: false, ...(done ? { actionsUsed: sql`${tasks.actionsUsed} + 1` } : {}) })
      .where(eq(tasks.id, claim.taskId))
    return written
  })
}

async function failed(
  task: TakeStep,
  words: string,
  executionTime: number,
  attempts: number,
  output?: unknown,
  proof?: { verdict: Verdict; words: string },
): Promise<StepFailed> {
  const evidence = proof ? { verdict: proof.verdict, proof: proof.words } : {}
  await writeStep(task, {
    status: 'failed',
    errorMessage: words,
    executionTime,
    attempts,
    output: output ?? null,
    ...evidence,
  })
  return new StepFailed(words, proof?.verdict)
}

const toRow = ({ claim, leaf, tool, position }: TakeStep, outcome: Outcome) => ({
  id: randomUUID(),
  userId: claim.userId,
  taskId: claim.taskId,
  position,
  path: leaf.path,
  name: leaf.name,
  tool: leaf.tool,
  effect: tool.effect,
  input: leaf.input,
  ...outcome,
})
