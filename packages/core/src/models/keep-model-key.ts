import type { ModelKey, ModelProvider } from '@app/contract'
import { type ModelKeyRow, modelKeys } from '@app/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { hintOf } from '../credentials/to-credential.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { type Place, seal, unseal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'

export interface TriedModelKey {
  key: string | undefined
  address: string | undefined
  model: string | undefined
  answersInMs: number
}

const placeOf = (userId: string, provider: ModelProvider, version: number): Place => ({
  ownerId: userId,
  recordId: `model-${provider}`,
  field: 'key',
  version,
})

/** Keeps what has just answered, in place of what was there before. */
export async function keepModelKey(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  provider: ModelProvider,
  { key, address, model, answersInMs }: TriedModelKey,
): Promise<ModelKey> {
  const mine = and(eq(modelKeys.userId, user.id), eq(modelKeys.provider, provider))
  const [old] = await db.select({ version: modelKeys.version }).from(modelKeys).where(mine).for('update')
  const version = (old?.version ?? 0) + 1
  const sealed = key ? await seal(db, masterKeys, placeOf(user.id, provider, version), new Secret(key)) : null
  const kept = {
    address: address ?? null,
    model: model ?? null,
    sealed,
    version,
    hint: key ? hintOf(key) : '',
    answersInMs,
  }
  const [row] = await db
    .insert(modelKeys)
    .values({ ...kept, userId: user.id, provider })
    .onConflictDoUpdate({ target: [modelKeys.userId, modelKeys.provider], set: { ...kept, updatedAt: sql`now()` } })
    .returning()
  if (!row) throw new Error('The database took a model key and gave none back.')
  return toModelKey(row)
}

export async function listModelKeys({ db, user }: Context): Promise<ModelKey[]> {
  const mine = eq(modelKeys.userId, user.id)
  return (await db.select().from(modelKeys).where(mine).orderBy(asc(modelKeys.provider))).map(toModelKey)
}

export async function forgetModelKey({ db, user }: Context, provider: ModelProvider): Promise<void> {
  await db.delete(modelKeys).where(and(eq(modelKeys.userId, user.id), eq(modelKeys.provider, provider)))
}

export interface OpenModelKey {
  provider: ModelProvider
  address: string | null
  model: string | null
  key: Secret | undefined
}

/** What somebody's own models are reached with, for the one who asks them in their name. */
export async function openModelKeys(
  { db, user }: Pick<Context, 'db'> & { user: { id: string } },
  masterKeys: readonly MasterKey[],
): Promise<OpenModelKey[]> {
  const rows = await db.select().from(modelKeys).where(eq(modelKeys.userId, user.id))
  return Promise.all(
    rows.map(async ({ provider, address, model, sealed, version }) => ({
      ...{ provider, address, model },
      key: sealed ? await unseal(db, masterKeys, placeOf(user.id, provider, version), sealed) : undefined,
    })),
  )
}

/** S-33: what may be shown; the sealed key is not among it. */
const toModelKey = ({ provider, address, model, hint, answersInMs, updatedAt }: ModelKeyRow): ModelKey => ({
  ...{ provider, address, model, hint, answersInMs },
  updatedAt: updatedAt.toISOString(),
})
