import { API_SCOPES, type ApiKey, type Done } from '@app/contract'
import { apiKeys, recordEvent } from '@app/db'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { accessChanged } from './access-changed.ts'

export async function listApiKeys({ db, user }: Context): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(eq(apiKeys.referenceId, user.id)).orderBy(desc(apiKeys.createdAt))
  return rows.map(toApiKey)
}

export async function getApiKey({ db, user }: Context, id: string): Promise<ApiKey> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.referenceId, user.id)))
  if (!row) throw notFound('API key')
  return toApiKey(row)
}

export async function deleteApiKey({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.referenceId, user.id)))
    .returning({ id: apiKeys.id })
  if (gone.length === 0) throw notFound('API key')
  await recordEvent(db, accessChanged(user.id))
  return { ok: true }
}

/** The library keeps what we add as JSON texts; a row that does not parse is a key without rights. */
function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const granted = scopesOf(row.permissions)
  return {
    id: row.id,
    name: row.name ?? '',
    environment: row.metadata?.includes('development') ? 'development' : 'production',
    start: row.start ?? '',
    scopes: granted,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastRequest?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

export function scopesOf(permissions: string | null): ApiKey['scopes'] {
  try {
    const granted: unknown = JSON.parse(permissions ?? '{}').api
    return API_SCOPES.filter((scope) => Array.isArray(granted) && granted.includes(scope))
  } catch {
    return []
  }
}
