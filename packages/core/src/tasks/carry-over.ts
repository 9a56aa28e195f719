import { artefacts, steps } from '@app/db'
import { and, asc, eq, lt } from 'drizzle-orm'
import { type Files, keyOf } from '../artefacts/files.ts'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { newId } from '../new-id.ts'
import { findRetryStart } from './find-retry-start.ts'
import { lockTask } from './lock-task.ts'

type NewStep = typeof steps.$inferInsert
type NewArtefact = typeof artefacts.$inferInsert

/** What one task takes over from another: finished steps, and the files they left, as its own. */
export interface Carried {
  steps: NewStep[]
  files: { from: { taskId: string; id: string }; row: NewArtefact }[]
}

export async function readCarried(ctx: Context, id: string, newTaskId: string): Promise<Carried> {
  const { db } = ctx
  const first = await findRetryStart(ctx, await lockTask(ctx, id))
  if (first === null)
    throw new Fault('conflict', 'This task cannot go on where it stopped. Run it again from the start.')
  const done = await db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, id), lt(steps.position, first)))
    .orderBy(asc(steps.position))
  const kept = await db
    .select()
    .from(artefacts)
    .where(and(eq(artefacts.taskId, id), lt(artefacts.position, first)))
  const files = kept.map((row) => ({
    from: { taskId: id, id: row.id },
    row: { ...row, id: newId(), taskId: newTaskId },
  }))
  const renamed = new Map(files.map(({ from, row }) => [from.id, row.id]))
  return {
    files,
    steps: done.map((row) => ({ ...row, id: newId(), taskId: newTaskId, output: rename(row.output, renamed) })),
  }
}

/** A task opens no file but its own, so later steps must find the copy where an earlier one named the file. */
function rename(output: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof output === 'string') return ids.get(output) ?? output
  if (Array.isArray(output)) return output.map((one) => rename(one, ids))
  if (typeof output !== 'object' || output === null) return output
  return Object.fromEntries(Object.entries(output).map(([key, value]) => [key, rename(value, ids)]))
}

export async function carryFiles(files: Files, userId: string, carried: Carried): Promise<void> {
  for (const { from, row } of carried.files) {
    const bytes = await files.get(keyOf({ userId, ...from }))
    if (!bytes) throw notFound('file')
    await files.put(keyOf({ userId, taskId: row.taskId, id: row.id }), bytes)
  }
}
