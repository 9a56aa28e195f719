import type { Spent } from '@app/contract'
import { modelUses } from '@app/db'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'

/** Keeps what a model took, beside the actions: it is no action, and it costs. */
export async function recordModelUse({ db, user }: Context, spent: Spent): Promise<void> {
  await db.insert(modelUses).values({ id: newId(), userId: user.id, ...spent })
}
