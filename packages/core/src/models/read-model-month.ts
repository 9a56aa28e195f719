import type { ModelMonth } from '@app/contract'
import { modelCaps, modelUses } from '@app/db'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** The calendar's month in UTC, which is also what an administrator sees. */
export const thisMonth = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`

/** What one's models took this month, model by model, and how far they may go. */
export async function readModelMonth({
  db,
  user,
}: Pick<Context, 'db'> & { user: { id: string } }): Promise<ModelMonth> {
  const mine = and(eq(modelUses.userId, user.id), gte(modelUses.createdAt, thisMonth))
  const costCents = sql<number>`coalesce(sum(${modelUses.costCents}), 0)::float`
  const models = await db
    .select({
      model: modelUses.model,
      asked: sql<number>`count(*)::int`,
      tokens: sql<number>`sum(${modelUses.inputTokens} + ${modelUses.outputTokens})::float`,
      costCents,
    })
    .from(modelUses)
    .where(mine)
    .groupBy(modelUses.model)
    .orderBy(desc(costCents), modelUses.model)
  const [caps] = await db.select().from(modelCaps).where(eq(modelCaps.userId, user.id))
  const { ownCents = null, givenCents = null } = caps ?? {}
  return {
    models,
    spentCents: models.reduce((sum, { costCents }) => sum + costCents, 0),
    ...{ ownCents, givenCents },
  }
}

/** Why no model is asked any more this month; undefined while one may be. */
export async function findModelLimit(ctx: Pick<Context, 'db'> & { user: { id: string } }): Promise<string | undefined> {
  const { spentCents, ownCents, givenCents } = await readModelMonth(ctx)
  const caps = [ownCents, givenCents].filter((cents) => cents !== null)
  const cap = caps.length > 0 ? Math.min(...caps) : undefined
  if (cap === undefined || spentCents < cap) return undefined
  const dollars = `$${(cap / 100).toFixed(2)}`
  return cap === ownCents
    ? `This month's limit of ${dollars} for language models is reached. Raise it in Settings.`
    : `This month's limit of ${dollars} for language models is reached. An administrator has set it, and can raise it.`
}
