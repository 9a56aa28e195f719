import type { Alert } from '@app/contract'
import { alerts } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toAlert } from './to-alert.ts'

/** Marks it as read; the first time counts. */
export async function readAlert({ db, user }: Context, id: string): Promise<Alert> {
  const [row] = await db
    .update(alerts)
    .set({ readAt: sql`coalesce(${alerts.readAt}, now())` })
    .where(and(eq(alerts.id, id), eq(alerts.userId, user.id)))
    .returning()
  if (!row) throw notFound('alert')
  return toAlert(row)
}
