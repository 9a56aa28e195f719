import type { Database } from '@app/db'
import type { Flag } from '@app/spec'
import { listFlags } from './list-flags.ts'

/** So long an answer is good for: what an administrator turns off is off everywhere this much later. */
const FRESH_MS = 3_000

export interface Flags {
  isOn(flag: Flag): Promise<boolean>
}

/** The flags as the requests of this process need them, asked for at most every few seconds. */
export function watchFlags(db: Database): Flags {
  let known: Promise<Set<Flag>> | undefined
  let until = 0
  const read = async () => new Set((await listFlags(db)).flatMap(({ name, on }) => (on ? [name] : [])))
  return {
    async isOn(flag) {
      if (!known || performance.now() > until) {
        known = read()
        until = performance.now() + FRESH_MS
        // A database that is away for a moment is asked again at the next need.
        known.catch(() => {
          known = undefined
        })
      }
      return (await known).has(flag)
    },
  }
}
