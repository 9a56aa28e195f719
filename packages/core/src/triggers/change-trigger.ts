import type { Trigger, TriggerChange } from '@app/contract'
import { triggers } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toTrigger } from './to-trigger.ts'

export async function changeTrigger({ db, user }: Context, id: string, change: TriggerChange): Promise<Trigger> {
  const { name, enabled } = change
  const [row] = await db
    .update(triggers)
    // The id again, so that a change of nothing is a statement too.
    .set({ id, ...(name === undefined ? {} : { name }), ...(enabled === undefined ? {} : { enabled }) })
    .where(and(eq(triggers.id, id), eq(triggers.userId, user.id)))
    .returning()
  if (!row) throw notFound('trigger')
  return toTrigger(row)
}
