import type { DeviceSession, Done } from '@app/contract'
import { recordEvent, sessions } from '@app/db'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { accessChanged } from './access-changed.ts'

/** Where the asker is signed in. The library's own list carries the tokens; this one never does. */
export async function listSessions({ db, user }: Context, currentId: string | null): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ipAddress: row.ipAddress,
    userAgent: row.userAgent,
  }))
}

export async function revokeSession({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id })
  if (gone.length === 0) throw notFound('session')
  await recordEvent(db, accessChanged(user.id))
  return { ok: true }
}

export async function revokeOtherSessions({ db, user }: Context, currentId: string | null): Promise<Done> {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, currentId ?? '')))
  await recordEvent(db, accessChanged(user.id))
  return { ok: true }
}
