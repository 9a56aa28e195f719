import { randomUUID } from 'node:crypto'
import { type Database, prepared, type StepRow, steps, type Transaction, wake } from '@app/db'
import type { TaskReason, Verdict } from '@app/spec'
import type { Spent, Tool } from '@app/toolkit'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Claim } from './claim-tasks.ts'
import { LeaseLost } from './lease.ts'
import type { Meter } from './meter.ts'
import type { Rest } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'

export type Outcome = Pick<StepRow, 'status'> & Partial<Omit<StepRow, 'status'>>
export type NewStep = typeof steps.$inferInsert

/** How a task is over. */
export interface Ending {
  status: 'completed' | 'failed'
  reason?: TaskReason
  result?: string | Record<string, unknown> | null
  errorMessage?: string
  verdict?: Verdict | null
}

/** What is written together with the steps: that an effect is about to happen, that the task is over, or why it rests. */
export type Then = { intent: NewStep } | { ends: Ending } | { rests: Rest } | undefined
type Stop = 'cancel' | 'pause' | null

/**
 * The record of one task. Steps that only read are kept in mind and written with what follows: read again after a crash,
 * they cost nothing and change nothing. Everything else is on disk before and after it happens.
 */
export function openJournal({ db, meter }: { db: Database; meter: Meter }, claim: Claim) {
  const { taskId, userId, token } = claim
  const inMind: NewStep[] = []
  const free = new Set<number>()
  const spent = new Map<number, Spent>()

  async function write(tx: Transaction, rows: readonly NewStep[], then: Then): Promise<Stop> {
    const charged = claim.dryRun ? [] : rows.filter((row) => row.status === 'done' && !free.has(row.position))
    const intent = then && 'intent' in then ? then.intent : null
    const { type, data } = toEvent(then, rows.at(-1)?.position)
    const common = [
      taskId,
      token,
      charged.length,
      JSON.stringify(rows),
      JSON.stringify(intent),
      type,
      JSON.stringify(data),
    ]
    const [[held]] = await Promise.all([
      prepared<{ stop: Stop }>(tx, ...fate(then, common)),
      charged.length > 0 ? meter.charge(tx, charged.map(toCharge)) : undefined,
      spent.size > 0 ? meter.spend(tx, usesOf(claim, rows, spent)) : undefined,
    ])
    // Nothing is committed yet: without the lease the charge goes too.
    if (!held) throw new LeaseLost()
    wake(tx, 'events', userId)
    return held.stop
  }

  return {
    /** Keeps a finished step in mind. */
    note: (step: NewStep, how: { free?: boolean; spent?: Spent | undefined } = {}): void => {
      // Told anew before it was written, as with what a fresh look has shown: it is one step, and costs what it did.
      const known = inMind.findIndex(({ position }) => position === step.position)
      if (how.free && known < 0) free.add(step.position)
      if (how.spent) spent.set(step.position, how.spent)
      if (known >= 0) inMind[known] = step
      else inMind.push(step)
    },
    /** How many steps only memory knows. */
    pending: () => inMind.length,
    /**
     * House rule: what must survive is written with its record. The steps, their charge and what becomes of the task:
     * all of it or nothing. Says whether somebody wants the task to stop.
     */
    write: async (then?: Then): Promise<Stop> => {
      if (inMind.length === 0 && !then) return null
      const rows = [...inMind]
      const stop = await db.asUser(userId, (tx) => write(tx, rows, then))
      inMind.splice(0, rows.length)
      for (const { position } of rows) spent.delete(position)
      return stop
    },
  }
}

export type Journal = ReturnType<typeof openJournal>

export async function readJournal(db: Database, { taskId, userId }: Claim): Promise<Map<number, StepRow>> {
  const rows = await db.asUser(userId, (tx) =>
    tx.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(asc(steps.position)),
  )
  return new Map(rows.map((row) => [row.position, row]))
}

export const toStep = (
  claim: Pick<Claim, 'userId' | 'taskId'>,
  at: { leaf: Leaf; tool: Tool; position: number },
  outcome: Outcome,
): NewStep => ({
  id: randomUUID(),
  userId: claim.userId,
  taskId: claim.taskId,
  position: at.position,
  path: at.leaf.path,
  name: at.leaf.name,
  tool: at.leaf.tool,
  effect: at.tool.effect,
  input: at.leaf.input,
  provenance: at.leaf.provenance,
  attempts: 1,
  createdAt: new Date(),
  ...outcome,
})

function toEvent(then: Then, upTo: number | undefined) {
  const reached = upTo === undefined ? {} : { upTo }
  if (then && 'ends' in then) {
    const { status, reason, verdict } = then.ends
    return { type: `task.${status}`, data: { ...reached, reason: reason ?? null, verdict: verdict ?? null } }
  }
  if (then && 'rests' in then) return { type: 'task.paused', data: { ...reached, reason: then.rests } }
  return { type: 'task.step', data: reached }
}

const usesOf = ({ userId, taskId }: Claim, rows: readonly NewStep[], spent: ReadonlyMap<number, Spent>) =>
  rows.flatMap(({ position }) => {
    const use = spent.get(position)
    return use ? [{ userId, taskId, position, spent: use }] : []
  })

const toCharge = ({ userId, taskId, position, tool }: NewStep) => ({ userId, taskId, position, tool })

/** The statement for what becomes of the task, and its values. */
function fate(
  then: Then,
  common: readonly unknown[],
): [Statement: (typeof WRITE)[keyof typeof WRITE], values: unknown[]] {
  if (then && 'ends' in then) {
    const { status, reason = null, result = null, errorMessage = null, verdict = null } = then.ends
    return [
      WRITE.ends,
      [...common, status, reason, result === null ? null : JSON.stringify(result), errorMessage, verdict],
    ]
  }
  if (then && 'rests' in then) return [WRITE.rests, [...common, then.rests]]
  return [WRITE.goesOn, [...common]]
}

/** The columns of a step as they arrive in JSON, by the names the code gives them. */
const COLUMNS = Object.entries(getTableColumns(steps))
const names = COLUMNS.map(([, column]) => column.name).join(', ')
const given = COLUMNS.map(([key]) => `s."${key}"`).join(', ')
const typed = COLUMNS.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', ')
/** A step that was announced, or tried before a crash, is written over by what came of it. */
const replaced = COLUMNS.map(([, column]) => column.name)
  .filter((name) => !['id', 'user_id', 'task_id', 'position'].includes(name))
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')

/** One statement: nothing of it happens unless the lease is still ours. Nothing is announced that somebody has just stopped. */
const write = (name: string, set: string) => ({
  name: `write-journal-${name}`,
  text: `
    with held as (
      update tasks set actions_used = actions_used + $3 ${set}
      where id = $1 and lease_token = $2 returning id, user_id, stop_requested),
    recorded as (
      insert into steps (${names})
      select ${given} from held, jsonb_to_recordset(
        $4::jsonb || case when $5::jsonb = 'null' or held.stop_requested is not null then '[]'::jsonb else $5::jsonb end
      ) as s(${typed})
      on conflict (task_id, position) do update set ${replaced}),
    told as (
      insert into events (user_id, type, task_id, data) select user_id, $6, id, $7::jsonb from held)
    select stop_requested as stop from held`,
})

const FREE = ', lease_token = null, lease_until = null'
/** Cancelled while it was going to rest: nobody would hear of it there. */
const unlessCancelled = (column: string, cancelled: string, otherwise: string) =>
  `, ${column} = case when stop_requested = 'cancel' then ${cancelled} else ${otherwise} end`

const WRITE = {
  goesOn: write('goes-on', ''),
  ends: write(
    'ends',
    `${FREE}, status = $8, reason = $9, result = $10::jsonb, error_message = $11, verdict = $12, ended_at = now(),
      execution_ms = extract(epoch from clock_timestamp() - started_at) * 1000`,
  ),
  rests: write(
    'rests',
    FREE +
      unlessCancelled('status', `'failed'`, `'pending'`) +
      unlessCancelled('reason', `'cancelled'`, '$8') +
      unlessCancelled('error_message', `'Cancelled.'`, 'null') +
      unlessCancelled('ended_at', 'now()', 'null') +
      ', stop_requested = null',
  ),
}
