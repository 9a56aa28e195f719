import type { Paging, Task, TaskFilter } from '@app/contract'
import { tasks } from '@app/db'
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { LISTED_TASK, toListedTask } from './to-task.ts'

/** Decision 22: what was asked for, and whether there is more behind it. */
export interface Page<Item> {
  items: Item[]
  more: boolean
}

export const listTasks = (ctx: Context, filter: TaskFilter): Promise<Page<Task>> => pageOf(ctx, filter, fitting(filter))

export async function listTasksOfAgent(ctx: Context, agentId: string, paging: Paging): Promise<Page<Task>> {
  await getAgent(ctx, agentId)
  return pageOf(ctx, paging, eq(tasks.agentId, agentId))
}

/** Each of these follows an index in the order of the list, so that a page is read and no more; words alone are looked for row by row. */
function fitting({ status, verdict, agent, since, until, search }: TaskFilter): SQL | undefined {
  const words = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    status ? eq(tasks.status, status) : undefined,
    verdict ? eq(tasks.verdict, verdict) : undefined,
    agent ? eq(tasks.agentId, agent) : undefined,
    since ? gte(tasks.createdAt, new Date(since)) : undefined,
    until ? lt(tasks.createdAt, new Date(until)) : undefined,
    words ? or(ilike(tasks.name, words), ilike(tasks.description, words)) : undefined,
  )
}

async function pageOf({ db, user }: Context, { before, limit }: Paging, only?: SQL): Promise<Page<Task>> {
  const mine = eq(tasks.userId, user.id)
  if (before) {
    const [last] = await db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(mine, eq(tasks.id, before)))
    if (!last) throw new Fault('invalid', 'before: there is no such task to continue from. Start again without it.')
  }
  // Compared in the database: its clock is finer than ours, and two tasks of one millisecond must not be skipped.
  const older = before
    ? sql`(${tasks.createdAt}, ${tasks.id}) < (select created_at, id from tasks where id = ${before})`
    : undefined
  const rows = await db
    .select(LISTED_TASK)
    .from(tasks)
    .where(and(mine, only, older))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit + 1)
  return { items: rows.slice(0, limit).map(toListedTask), more: rows.length > limit }
}
