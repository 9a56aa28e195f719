import { Refused, Unavailable } from '@app/toolkit'
import type { Handling, Page } from '@app/tools'
import { parseUrl } from '@app/values/url'
import { createDoorbell } from '../live/doorbell.ts'
import type { Change, SeatStore, Standing } from './seat-store.ts'
import { takeTurns } from './turns.ts'
import { within } from './within.ts'

/** Of a long demonstration, as much as a list shows. */
const MOST_NOTED = 50
/** A page that hangs must not hang whoever watches it. */
const ANSWER_MS = 2_000

export interface Pace {
  /** Between two pictures while somebody watches: four a second are enough to follow, and little for the database. */
  frameMs: number
  /** Between two looks at a page that nobody watches but somebody has. */
  lookMs: number
  /** Who has taken over and has not been seen for so long is gone. */
  awayMs: number
}

export const PACE: Pace = { frameMs: 250, lookMs: 1_000, awayMs: 120_000 }

export interface Seat {
  /** The page, with turns; closing it closes all. */
  page: Page
  /** Something has changed in the row. */
  look(): void
  handle(what: Handling): void
}

/** One browser shown to its owner: pictures while they watch, their hands on it while they have it, nothing else. */
export function openSeat(page: Page, store: SeatStore, pace: Pace, onClose: () => void): Seat {
  const bell = createDoorbell()
  let closed = false
  let running: Promise<void> | undefined
  let shown: Uint8Array | undefined
  let place = ''
  let said: string | null | undefined
  let told = ''
  let hands = Promise.resolve()
  // Without its row a browser is merely not seen.
  const opened = store.open().catch(() => undefined)

  const turns = takeTurns({
    begin: async () => (await store.write({ control: 'person', takenAt: new Date() }, 'asked')) !== undefined,
    finish: async () =>
      void (await store.write({ control: 'agent', takenAt: null, said: null }).catch(() => undefined)),
    leftAt: async () => placeOf((await within(ANSWER_MS, page.place()))?.url ?? ''),
  })

  /** What is new to see since the last time. */
  async function findChange(watched: boolean): Promise<Change> {
    const change: Change = {}
    if (said !== undefined) change.said = said
    said = undefined
    const asks = page.asked() ?? null
    const noted = page.noted()?.slice(-MOST_NOTED) ?? null
    if (told !== JSON.stringify({ asks, noted })) {
      told = JSON.stringify({ asks, noted })
      Object.assign(change, { asks, noted })
    }
    // A page that asks something holds still, and answers nobody.
    if (!watched || asks) return change
    const now = await within(ANSWER_MS, page.place())
    if (now && place !== `${now.url} ${now.title}`) {
      place = `${now.url} ${now.title}`
      Object.assign(change, { url: now.url.slice(0, 2_000), title: now.title.slice(0, 300) })
    }
    const picture = await within(ANSWER_MS, page.view())
    if (picture && !(shown && Buffer.from(picture).equals(shown))) {
      shown = picture
      change.frame = picture
    }
    return change
  }

  function heed({ control, unwatchedMs }: Standing): void {
    turns.heed(control)
    if (turns.control() === 'person' && unwatchedMs > pace.awayMs) turns.end('away')
    if (page.isLost()) turns.end('lost')
  }

  /** Goes round for as long as somebody watches or has the page, and costs nothing at all otherwise. */
  async function run(): Promise<void> {
    await opened
    let standing = await store.read()
    while (standing && !closed) {
      heed(standing)
      const watched = standing.unwatchedMs < 0
      if (!watched && turns.control() === 'agent') break
      const change = await findChange(watched)
      standing = await (Object.keys(change).length > 0 ? store.write(change) : store.read())
      if (!closed) await bell.wait(watched ? pace.frameMs : pace.lookMs)
    }
    // Whoever watches next sees the page as it is then.
    shown = undefined
    place = ''
    if (!standing) turns.end('lost')
  }

  function look(): void {
    bell.ring()
    if (closed || running) return
    running = run()
      .catch(() => turns.end('lost'))
      .finally(() => {
        running = undefined
      })
  }

  return {
    look,
    handle: (what) => {
      const lay = async () => {
        if (turns.control() === 'person') await page.handle(what)
      }
      const say = (error: unknown) => {
        said = error instanceof Refused || error instanceof Unavailable ? error.message : 'That did not work here.'
      }
      // What was done before waits for the answer, so the answer waits for nothing.
      const laid = (what.do === 'answer' ? lay() : hands.then(lay)).catch(say).then(() => bell.ring())
      if (what.do !== 'answer') hands = laid
    },
    page: {
      ...page,
      hold: turns,
      close: async () => {
        closed = true
        bell.ring()
        onClose()
        await running
        await store.close().catch(() => undefined)
        await page.close()
      },
    },
  }
}

/** What follows the question mark may be anything, also a secret. */
function placeOf(url: string): string {
  const at = parseUrl(url)
  return !at || at.origin === 'null' ? '' : `${at.origin}${at.pathname}`
}
