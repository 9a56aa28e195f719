import type { AdminUser, UserFilter } from '@app/contract'
import { type Database, type Transaction, users } from '@app/db'
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import { thisMonth } from '../models/read-model-month.ts'
import type { Page } from '../tasks/list-tasks.ts'
import { tierOf } from './tier-of.ts'

/** Decision 22: newest first, continued behind the one whose id is `before`. */
export function listUsers(db: Database, { before, limit, search }: UserFilter): Promise<Page<AdminUser>> {
  return db.asSystem(async (tx) => {
    if (before && (await tx.$count(users, eq(users.id, before))) === 0)
      throw new Fault('invalid', 'before: there is no such account to continue from. Start again without it.')
    const older = before
      ? sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${before})`
      : undefined
    const words = search ? ilike(users.email, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined
    const rows = await selectUsers(tx, and(older, words), limit + 1)
    return { items: rows.slice(0, limit), more: rows.length > limit }
  })
}

export async function selectUsers(tx: Transaction, which: SQL | undefined, limit: number): Promise<AdminUser[]> {
  const { id, email, name, role, demo, createdAt } = users
  const rows = await tx
    .select({
      ...{ id, email, name, role, demo, createdAt },
      tier: tierOf(sql`users.id`),
      paysItself: sql<boolean>`exists (select 1 from subscriptions s
        where s.user_id = users.id and s.source = 'provider' and s.status <> 'ended')`,
      // The calendar's month, in UTC: of many accounts with many periods it is the one they share.
      actionsThisMonth: sql<number>`(select count(*)::int from actions a
        where a.user_id = users.id and a.created_at >= ${thisMonth})`,
      modelCentsThisMonth: sql<number>`(select coalesce(sum(m.cost_cents), 0)::float from model_uses m
        where m.user_id = users.id and m.created_at >= ${thisMonth})`,
      modelCapCents: sql<number | null>`(select given_cents from model_caps c where c.user_id = users.id)`,
    })
    .from(users)
    .where(which)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
