import { readSettings } from '@app/core'
import type { Database } from '@app/db'
import type { Deciders } from '@app/planner'
import type { Decider } from '@app/toolkit'

/** The model that somebody has chosen in the settings, as one who decides. */
export async function userDecider(
  db: Database,
  deciders: Deciders | undefined,
  userId: string,
): Promise<Decider | undefined> {
  if (!deciders) return undefined
  // Only the id is looked at here.
  const user = { id: userId, name: '', email: '', role: 'user' as const }
  const { defaultModel } = await db.asUser(userId, (tx) =>
    readSettings({ db: tx, user }, { defaultModel: deciders.byDefault }),
  )
  return deciders.named(defaultModel)
}
