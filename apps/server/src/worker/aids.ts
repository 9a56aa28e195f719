import {
  Fault,
  type Files,
  getArtefact,
  keepArtefact,
  keepProfile,
  type MasterKey,
  openArtefact,
  openLogIn,
  openPlatformKey,
  openProfile,
} from '@app/core'
import type { Database } from '@app/db'
import type { Aids } from '@app/engine'
import { StoreError } from '@app/store'
import { Refused, Unavailable } from '@app/toolkit'
import { practiceLogIn } from '../practice-copy.ts'

export interface AidParts {
  db: Database
  masterKeys: readonly MasterKey[]
  files: Files
  /** Where the practice site is; its log-in is everybody's. */
  practiceUrl?: string | undefined
}

/** What tools may ask for beyond their input: stored log-ins, and files of the task they work for. */
export function aidsFrom({ db, masterKeys, files, practiceUrl }: AidParts): Aids {
  return {
    logIn: async (userId, name, origin) =>
      practiceLogIn(practiceUrl, name, origin) ??
      (await spoken(
        async () =>
          (await openPlatformKey(db, masterKeys, userId, name, origin)) ??
          (await openLogIn(db, masterKeys, userId, name, origin)),
      )),
    keep: (origin, file) => spoken(() => keepArtefact({ db, files }, origin, file)),
    remember: (userId, name, text) => spoken(() => keepProfile(db, masterKeys, { userId, name }, text)),
    recall: (userId, name) => spoken(() => openProfile(db, masterKeys, { userId, name })),
    open: ({ userId, taskId }, id) =>
      spoken(async () => {
        const user = { id: userId, name: '', email: '', role: 'user' as const }
        const found = await db.asUser(userId, (tx) => getArtefact({ db: tx, user }, id))
        if (found.taskId !== taskId) throw new Fault('not-found', 'This task has no such file.')
        const bytes = Buffer.concat(await (await openArtefact(files, user, found)).toArray())
        return { name: found.name, type: found.type, bytes }
      }),
  }
}

/** What speaks to a person as a fault speaks to a task as a refusal; a store that is away may come back. */
async function spoken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Fault) throw new Refused(error.message, { cause: error })
    if (error instanceof StoreError) throw new Unavailable(error.message, { cause: error })
    throw error
  }
}
