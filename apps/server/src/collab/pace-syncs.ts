import { Fault } from '@app/core'
import { countTries } from '../http/count-tries.ts'

/** A window that is typed in without a pause sends some six times a second; a person has a few of them. */
const SYNCS = { most: 1_000, windowMs: 60_000 }

/** Refuses who sends more than hands can type. */
export function paceSyncs(limit = SYNCS): (userId: string) => void {
  const tries = countTries(limit)
  return (userId) => {
    if (tries.tooMany(userId))
      throw new Fault('too-many', 'Too many edits in one minute. They are kept and sent again in a moment.')
    tries.count(userId)
  }
}
