import type { Handling } from '@app/contract'
import { sweepLiveBrowsers } from '@app/core'
import type { Database } from '@app/db'
import type { Browser } from '@app/tools'
import { openSeat, PACE, type Pace, type Seat } from './open-seat.ts'
import { seatStore } from './seat-store.ts'

export interface Desk {
  /** The same browser, with each window shown to the user whose task it is. */
  show(browser: Browser, userId: string): Browser
  close(): Promise<void>
}

interface Message {
  task: string
  input?: Handling
}

/** The worker's side of the live view. It listens once something can be seen; nothing listens on a port. */
export function createDesk(db: Database, over: Partial<Pace> = {}): Desk {
  const pace = { ...PACE, ...over }
  const seats = new Map<string, Seat>()
  let ear: Promise<{ close: () => Promise<void> } | undefined> | undefined

  function hear(payload?: string): void {
    if (!payload) {
      for (const seat of seats.values()) seat.look()
      return
    }
    const { task, input } = JSON.parse(payload) as Message
    const seat = seats.get(task)
    if (input) seat?.handle(input)
    else seat?.look()
  }

  async function open() {
    await sweepLiveBrowsers(db)
    return db.listen('browsers', hear)
  }

  return {
    show: (browser, userId) => ({
      ...browser,
      lease: async (wish) => {
        // A call that is lost is made again by whoever watches, so nobody waits for the ear to open.
        ear ??= open().catch(() => undefined)
        const page = await browser.lease(wish)
        const taskId = taskOf(wish.key ?? '')
        const store = seatStore(db, { taskId, userId })
        const seat = openSeat(page, store, pace, () => {
          if (seats.get(taskId) === seat) seats.delete(taskId)
        })
        seats.set(taskId, seat)
        return seat.page
      },
    }),
    close: async () => {
      await (await ear)?.close()
    },
  }
}

/** A step's key is its task's id, a dash and its position. */
const taskOf = (key: string): string => key.slice(0, key.lastIndexOf('-'))
