/// <reference lib="dom" />
import type { Proof } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Exchange } from '../port.ts'
import type { Traffic } from '../traffic.ts'
import { type Claim, confirmBy } from './confirm.ts'
import { says } from './says.ts'
import { compareLines, type Lines, readLines, type Shown } from './shown.ts'

/** The window as it is now: another one may have been opened meanwhile. */
interface Here {
  page: Page
  traffic: Traffic
  /** Loads an address in a window of its own, which keeps nothing of this one's memory, and looks at it. */
  lookAside<T>(url: string, look: (page: Page) => Promise<T>): Promise<T>
}

/** What was done last, what was entered for it, and where it can be looked for afresh. */
interface Act extends Claim {
  sent: readonly string[]
  /** Those of them that were entered on the page that sent them. */
  inPlace: readonly string[]
  url: string
  steady: boolean
  /** Where it was entered, if that was another page than the one it led to. */
  form?: string | undefined
  /** A page with a number or key of its own to which the site led, and which was not there before. */
  made?: string
}

const MOST_ENTERED = 100
/** An address that may do something whenever it is opened. */
const DEED =
  /[/?&=_-](?:add|delete|remove|buy|order|pay|log-?out|sign-?out|confirm|approve|accept|cancel|unsubscribe|vote|like|send|submit|create|toggle|mark|archive)(?:$|[/?&=_.-])/i

/** Sees what is done to a page: what was entered, what was sent for it, and what the page showed before and after. */
export function openWitness(here: Here) {
  let entered: string[] = []
  /** Those of the page of this address; what was entered on the way to it has done its work. */
  let inPlace = { url: '', values: [] as string[] }
  /** All of them, for whoever looks for one later. */
  let ever: string[] = []
  const baselines = new Map<string, readonly string[]>()
  let last: Act | undefined
  let before: Lines | undefined
  /** Something went to the site, so a page that merely says so proves nothing. */
  let sentEver = false

  /** One value that was kept says nothing of the others: each is looked for, also in the form they were entered in. */
  async function heldToTheWhole(act: Act, proof: Proof | undefined, fresh: Lines): Promise<Proof | undefined> {
    if (proof?.verdict !== 'verified' || act.made) return proof
    const missing = act.inPlace.filter((one) => isShort(one) && !says(fresh.lasting)(one))
    if (missing.length === 0) return proof
    const form = act.form && !DEED.test(act.form) ? await here.lookAside(act.form, readLines) : undefined
    const lost = missing.find((one) => !says(form?.lasting ?? [])(one))
    return lost === undefined ? proof : { verdict: 'seen', words: `${proof.words} It shows nothing of “${lost}”.` }
  }

  return {
    /** Before the first thing that is done to a page: what it shows now is its own. */
    async touch(): Promise<void> {
      const url = here.page.url()
      if (!baselines.has(url)) baselines.set(url, (await readLines(here.page)).lasting)
    },
    /** A value was put into a field. */
    enter(...values: readonly string[]): void {
      const real = values.filter((value) => value.trim() !== '')
      entered = [...entered, ...real].slice(-MOST_ENTERED)
      ever = [...ever, ...real].slice(-MOST_ENTERED)
      const url = here.page.url()
      inPlace = { url, values: [...(inPlace.url === url ? inPlace.values : []), ...real].slice(-MOST_ENTERED) }
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
    /** Nothing was sent and nothing has changed since the act began, other than where one writes. */
    async isSilent(): Promise<boolean> {
      if (!before || here.traffic.hasMoved() || here.traffic.hasSent()) return false
      const { appeared, gone, moved } = compareLines(before, await readLines(here.page))
      if (moved || appeared.length > 0 || gone.length > 0) return false
      return !(await here.page.evaluate(isWriting).catch(() => true))
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
        sent: entered,
        inPlace: inPlace.url === before?.url ? inPlace.values : [],
        url: after.url,
        form: before && before.url !== after.url ? before.url : undefined,
        ...(redirected && isOfOne(after.url) && !baselines.has(after.url) ? { made: new URL(after.url).pathname } : {}),
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
      const fresh = await here.lookAside(page.url(), readLines)
      const claimed = last && confirmBy(last, fresh)
      if (claimed) return last && sentEver ? heldToTheWhole(last, claimed, fresh) : claimed
      if (sentEver) return last && heldToTheWhole(last, isKept(last, fresh), fresh)
      if (words.length === 0) return undefined
      // Nothing was sent, so it was to find something out, or the page keeps it itself.
      const shows = says(fresh.lasting)
      const known = last && !last.shown.moved ? says(last.baseline) : () => false
      const found = words.every(shows) && !words.every(known)
      return found ? { verdict: 'verified', words: `Loaded afresh, the page shows “${words[0]}”.` } : undefined
    },
  }
}

/**
 * The site took what was entered; whether it kept it is told by a page that shows it now and did not before, or by fields
 * that hold it now as they did before, where the same is entered again. Elsewhere on a page the same words prove nothing.
 */
function isKept({ sent, inPlace, baseline, made }: Act, fresh: Lines): Proof | undefined {
  if (made) return { verdict: 'verified', words: `It has a page of its own now: ${made}` }
  const values = sent.filter((one) => one.length > 1)
  if (values.length === 0) return undefined
  const shows = says(fresh.lasting)
  const known = says(baseline)
  const kept = values.find((one) => shows(one) && !known(one))
  if (kept) return { verdict: 'verified', words: `Loaded afresh, the page shows “${kept}”.` }
  const isHeld = (value: string) =>
    baseline.some((line) => line.endsWith(`: ${oneLine(value)}`) && fresh.lasting.includes(line))
  if (inPlace.length > 0 && inPlace.every(isHeld))
    return { verdict: 'verified', words: `Loaded afresh, the page holds “${inPlace[0]}”, as it did before.` }
  return { verdict: 'seen', words: 'It was sent and answered; the page loaded afresh shows nothing new of it.' }
}

/** A list of messages does not show what they say. */
const isShort = (value: string): boolean => value.length > 1 && value.length <= 60 && !value.includes('\n')

/** As a line of a page has it. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim()

/** Runs in the page. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable=true], iframe') === true

/** An address of one thing: a number or a key is the last of its path. */
const isOfOne = (url: string): boolean =>
  /\d/.test(new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '')
