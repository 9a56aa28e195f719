import { findModelLimit, readSettings } from '@app/core'
import type { Database } from '@app/db'
import { BUILTIN_MIND, type Deciders } from '@app/planner'
import { type Decider, Refused } from '@app/toolkit'
import type { OwnModels } from '../services/own-models.ts'

export interface Minds {
  deciders: Deciders
  own: OwnModels
}

/** The model that somebody has chosen in the settings, with their own key or the installation's, as one who decides. */
export async function userDecider(
  db: Database,
  minds: Minds | undefined,
  userId: string,
): Promise<Decider | undefined> {
  if (!minds) return undefined
  // Only the id is looked at here.
  const user = { id: userId, name: '', email: '', role: 'user' as const }
  const { defaultModel, own, limit } = await db.asUser(userId, async (tx) => {
    const limit = await findModelLimit({ db: tx, user })
    const own = await minds.own({ db: tx, user })
    const unsaved = { defaultModel: minds.deciders.byDefault(own) }
    return { ...(await readSettings({ db: tx, user }, unsaved)), own, limit }
  })
  const decider = await minds.deciders.named(defaultModel, own)
  // Who has no key for what they chose is served by what needs none.
  if (!decider) return minds.deciders.named(BUILTIN_MIND)
  return limit && decider.name !== BUILTIN_MIND
    ? { ...decider, decide: () => Promise.reject(new Refused(limit)) }
    : decider
}
