import type { Proof } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Exchange } from '../port.ts'
import type { Traffic } from '../traffic.ts'
import { type Claim, confirmBy } from './confirm.ts'
import { compareLines, type Lines, readLines, type Shown } from './shown.ts'

/** The window as it is now: another one may have been opened meanwhile. */
interface Here {
  page: Page
  traffic: Traffic
}

const MOST_ENTERED = 100
const LOAD_MS = 10_000
/** An address that may do something whenever it is opened. */
const DEED =
  /[/?&=_-](?:add|delete|remove|buy|order|pay|log-?out|sign-?out|confirm|approve|accept|cancel|unsubscribe|vote|like|send|submit|create|toggle|mark|archive)(?:$|[/?&=_.-])/i

/** Sees what is done to a page: what was entered, what was sent for it, and what the page showed before and after. */
export function openWitness(here: Here, rest: () => Promise<void>) {
  let entered: string[] = []
  /** All of them, for whoever looks for one later. */
  let ever: string[] = []
  const baselines = new Map<string, readonly string[]>()
  let last: (Claim & { url: string; steady: boolean }) | undefined
  let before: Lines | undefined
  /** Something went to the site, so a page that merely says so proves nothing. */
  let sentEver = false

  return {
    /** A value was put into a field. */
    enter(...values: readonly string[]): void {
      const real = values.filter((value) => value.trim() !== '')
      entered = [...entered, ...real].slice(-MOST_ENTERED)
      ever = [...ever, ...real].slice(-MOST_ENTERED)
    },
    /** A page was opened by its address: what it shows now was not brought about by anybody. */
    opened(): void {
      entered = []
      last = undefined
      baselines.clear()
    },
    async begin(): Promise<void> {
      before = await readLines(here.page)
      if (!baselines.has(before.url)) baselines.set(before.url, before.lasting)
      here.traffic.begin({ url: here.page.url(), entered })
    },
    async end(): Promise<{ sent: Exchange[]; shown: Shown }> {
      const loaded = here.traffic.hasMoved()
      const sent = await here.traffic.end()
      const after = await readLines(here.page)
      const shown = before ? compareLines(before, after) : { appeared: [], gone: [] }
      const redirected = sent.some(({ moves, status = 0 }) => moves === true && status >= 300 && status < 400)
      const baseline = baselines.get(before?.url ?? '') ?? []
      last = {
        shown,
        baseline,
        entered: ever,
        url: after.url,
        steady: !shown.moved || redirected || !DEED.test(after.url),
      }
      if (loaded) baselines.set(after.url, after.lasting)
      if (sent.some(({ aside }) => aside === undefined)) {
        sentEver = true
        entered = []
      }
      return { sent, shown }
    },
    async confirm(words: readonly string[]): Promise<Proof | undefined> {
      const { page } = here
      const safe = !here.traffic.wasPosted() && (last === undefined || (last.steady && last.url === page.url()))
      if (!safe || !/^https?:/.test(page.url())) return undefined
      await page.reload({ timeout: LOAD_MS, waitUntil: 'commit' })
      await rest()
      const fresh = await readLines(page)
      const claimed = last && confirmBy(last, fresh)
      if (claimed || sentEver || words.length === 0) return claimed
      // Nothing was sent, so it was to find something out, or the page keeps it itself.
      const shows = saying(fresh.lasting)
      const known = last && !last.shown.moved ? saying(last.baseline) : () => false
      const found = words.every(shows) && !words.every(known)
      return found ? { verdict: 'verified', words: `Loaded afresh, the page shows “${words[0]}”.` } : undefined
    },
  }
}

const saying = (lines: readonly string[]) => {
  const all = plain(lines.join(' '))
  return (words: string) => all.includes(plain(words))
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s"'“”]+/g, ' ')
    .trim()
