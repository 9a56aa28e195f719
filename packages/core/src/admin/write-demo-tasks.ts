import { actions, type Database, modelUses, steps, type Transaction, tasks } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { submitTask } from '../tasks/submit-task.ts'
import { chargeSteps } from '../usage/charge-steps.ts'
import { holdActions } from '../usage/hold-actions.ts'
import { readPlanOf } from '../usage/read-plan.ts'
import { recordModelUse } from '../usage/record-model-use.ts'
import type { DemoTask, DemoUser } from './plan-demo-data.ts'

const STEP_MS = 900
const NOTE = 'Demo data: no agent did this.'
const PLANNED_EVERY = 3
/** What planning takes with a small model, in parts of a cent. */
const PLANNING = { model: 'demo', inputTokens: 1_800, cachedTokens: 0, outputTokens: 240, costCents: 0.3 }

/** Accepted, counted and ended in one transaction, so that no worker ever sees it wait; then moved to its day. */
export function writeDemoTasks(db: Database, { id, name, email, tasks: planned }: DemoUser): Promise<void> {
  return db.asUser(id, async (tx) => {
    const ctx: Context = { db: tx, user: { id, name, email, role: 'user' } }
    const { periodStart } = await readPlanOf(tx, id)
    for (const [at, task] of planned.entries()) {
      const taskId = `${id}-${at + 1}`
      await accept(ctx, taskId, task)
      await carryOut(tx, id, taskId, task)
      await end(tx, taskId, task)
      if (at % PLANNED_EVERY === 0) await spend(ctx, task)
      if (task.at >= periodStart) await holdActions(tx, [{ taskId, userId: id, wanted: chargedOf(task).length }])
    }
  })
}

/** Now is when this transaction began: nothing else of it has that time. */
async function spend(ctx: Context, { at }: DemoTask): Promise<void> {
  await recordModelUse(ctx, PLANNING)
  await ctx.db.update(modelUses).set({ createdAt: at }).where(eq(modelUses.createdAt, sql`now()`))
}

const accept = (ctx: Context, id: string, { name, tools }: DemoTask) =>
  submitTask(ctx, {
    ...{ id, name, description: NOTE },
    recipe: { version: 1, title: name, steps: tools.map((tool) => ({ do: tool, with: {} })) },
  })

/** What did not work out is not charged. */
const chargedOf = ({ tools, failed }: DemoTask): readonly string[] => (failed ? tools.slice(0, -1) : tools)

async function carryOut(tx: Transaction, userId: string, taskId: string, task: DemoTask): Promise<void> {
  const charged = chargedOf(task)
  const rows = task.tools.map((tool, at) => ({
    ...{ id: `${taskId}-${at + 1}`, userId, taskId, position: at + 1, path: String(at + 1), name: tool, tool },
    ...{ effect: 'reads' as const, input: {}, executionTime: STEP_MS, createdAt: momentOf(task, at + 1) },
    status: at < charged.length ? ('done' as const) : ('failed' as const),
    errorMessage: at < charged.length ? null : NOTE,
  }))
  await tx.insert(steps).values(rows)
  await chargeSteps(
    tx,
    charged.map((tool, at) => ({ userId, taskId, position: at + 1, tool })),
  )
  const createdAt = sql`${task.at.toISOString()}::timestamptz + ${actions.position} * ${STEP_MS} * interval '1 millisecond'`
  await tx.update(actions).set({ createdAt }).where(eq(actions.taskId, taskId))
}

const momentOf = ({ at }: DemoTask, position: number) => new Date(at.getTime() + position * STEP_MS)

async function end(tx: Transaction, taskId: string, task: DemoTask): Promise<void> {
  const { at, tools, failed } = task
  await tx
    .update(tasks)
    .set({
      ...(failed
        ? { status: 'failed' as const, errorMessage: NOTE }
        : { status: 'completed' as const, verdict: 'verified' as const, result: NOTE }),
      ...{ actionsUsed: chargedOf(task).length, executionTime: tools.length * STEP_MS },
      ...{ createdAt: at, startedAt: at, endedAt: momentOf(task, tools.length) },
    })
    .where(eq(tasks.id, taskId))
}
