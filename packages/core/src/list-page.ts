import type { Paging } from '@app/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'
import { Fault } from './fault.ts'
import type { Page } from './tasks/list-tasks.ts'

type Listed = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn; userId: AnyPgColumn }

/** Decision 22: newest first, continued behind the one whose id is `before`. */
export async function listPage<Table extends Listed>(
  { db, user }: Context,
  table: Table,
  noun: string,
  { before, limit }: Paging,
  only?: SQL,
): Promise<Page<Table['$inferSelect']>> {
  const mine = and(eq(table.userId, user.id), only)
  const from: PgTable = table
  if (before) {
    const [last] = await db
      .select({ id: table.id })
      .from(from)
      .where(and(mine, eq(table.id, before)))
    if (!last) throw new Fault('invalid', `before: there is no such ${noun} to continue from. Start again without it.`)
  }
  // Compared in the database: its clock is finer than ours, and two rows of one millisecond must not be skipped.
  const older = before
    ? sql`(${table.createdAt}, ${table.id}) < (select created_at, id from ${from} where id = ${before})`
    : undefined
  const rows = await db
    .select()
    .from(from)
    .where(and(mine, older))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit + 1)
  return { items: rows.slice(0, limit), more: rows.length > limit }
}
