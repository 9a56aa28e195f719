import type pg from 'pg'
import type { Transaction } from './open.ts'

export type Channel = 'tasks' | 'events' | 'stop' | 'browsers' | 'frames' | 'billing' | 'collab'

const wanted = new WeakMap<Transaction, Set<string>>()

/**
 * Calls whoever listens to the channel once this transaction is committed, and not if it is not. Not `notify` inside the
 * transaction: the database holds one lock for all notifying commits until each is on disk, so they would queue.
 */
export function wake(tx: Transaction, channel: Channel, payload = ''): void {
  const calls = wanted.get(tx) ?? new Set()
  calls.add(JSON.stringify([channel, payload]))
  wanted.set(tx, calls)
}

/** What this transaction wanted heard; asked once, for the connection's next one begins with nothing. */
export function takeWakes(tx: Transaction): ReadonlySet<string> | undefined {
  const calls = wanted.get(tx)
  wanted.delete(tx)
  return calls
}

type Hear = (channel: string, payload: string) => void

/**
 * Sends what is to be heard, many at once when there are many: to this process directly, to the others through the
 * database. A call that is lost costs a poll, not the work.
 */
export function createBell(pool: pg.Pool, hearHere: Hear): (calls: ReadonlySet<string>) => void {
  let waiting = new Set<string>()
  let ringing = false

  async function ring(): Promise<void> {
    if (ringing) return
    ringing = true
    while (waiting.size > 0) {
      const calls = [...waiting]
      waiting = new Set()
      await pool
        .query('select pg_notify(call ->> 0, call ->> 1) from unnest($1::jsonb[]) as call', [calls])
        .catch(() => undefined)
    }
    ringing = false
  }

  return (calls) => {
    for (const call of calls) {
      waiting.add(call)
      hearHere(...(JSON.parse(call) as [string, string]))
    }
    void ring()
  }
}
