import { Fault, type MasterKey, openLogIn } from '@app/core'
import type { Database } from '@app/db'
import { type LogIn, Refused } from '@app/toolkit'

/** Stored log-ins as the engine hands them to its tools: what speaks to a person as a fault speaks to a task as a refusal. */
export const logInFrom =
  (db: Database, masterKeys: readonly MasterKey[]) =>
  async (userId: string, name: string, origin: string): Promise<LogIn> => {
    try {
      return await openLogIn(db, masterKeys, userId, name, origin)
    } catch (error) {
      if (error instanceof Fault) throw new Refused(error.message, { cause: error })
      throw error
    }
  }
