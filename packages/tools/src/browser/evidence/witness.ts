/// <reference lib="dom" />
import type { Proof } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Unknown } from '../look-aside.ts'
import type { Exchange } from '../port.ts'
import type { Traffic } from '../traffic.ts'
import { confirmBy } from './confirm.ts'
import { heldBefore, heldOnTheWay } from './earlier.ts'
import { type Act, areHeld, DEED, heldToTheWhole, isKept } from './kept.ts'
import { heldAround } from './look-around.ts'
import { heldToItsPage } from './own-page.ts'
import { provisionalIn } from './provisional.ts'
import { says } from './says.ts'
import {
  common,
  compareLines,
  isOfOne,
  isSamePlace,
  isSameView,
  type Lines,
  minus,
  noLines,
  readLines,
  type Shown,
} from './shown.ts'
import { backIn, unchangedIn } from './stale.ts'

/** The window as it is now: another one may have been opened meanwhile. */
interface Here {
  page: Page
  traffic: Traffic
  /** Loads an address in a window of its own, which knows nothing of what was done in this one, and looks at it. */
  besides: { look<T>(url: string, without: Unknown, read: (page: Page) => Promise<T>): Promise<T> }
}

const MOST_ENTERED = 100
const NOTHING = noLines('')
/** So long an act that shows nothing yet is waited for. */
const DOUBT_MS = 800
/** So long a page may wait before it tries again by itself what its server could not do. */
const AGAIN_MS = 2_500

/** Sees what is done to a page: what was entered, what was sent for it, and what the page showed before and after. */
export function openWitness(here: Here) {
  let entered: string[] = []
  /** Those of the page of this address; what was entered on the way to it has done its work. */
  let inPlace = { url: '', values: [] as string[] }
  /** All of them, for whoever looks for one later. */
  let ever: string[] = []
  /** Those that went to the site. */
  let posted: string[] = []
  const baselines = new Map<string, Lines>()
  /** Dialogs the page came with. What an act of ours has opened is shut by what it asks about, done or not. */
  let cameWith: readonly string[] | undefined
  /** Addresses with a question mark that stood on a page before anything was done there. */
  const known = new Set<string>()
  let last: Act | undefined
  /** The one that was looked for already, and what was seen then. */
  let confirmed: { act: Act; fresh: Lines } | undefined
  /** What was done before it and went to the site. */
  let earlier: Act[] = []
  let before: Lines | undefined
  /** Something went to the site, so a page that merely says so proves nothing. */
  let sentEver = false
  /** Something was entered after the last act. */
  let touched = false

  const aside = (url: string) =>
    here.besides.look(url, { memory: baselineOf(last?.from ?? url).memory, entered: ever }, readLines)
  const baselineOf = (url: string) => baselines.get(url) ?? NOTHING

  function noteInPlace(values: readonly string[]): void {
    const url = here.page.url()
    inPlace = { url, values: [...(inPlace.url === url ? inPlace.values : []), ...values].slice(-MOST_ENTERED) }
  }

  const shutIn = (one: Lines, other: Lines): string | undefined =>
    common(minus(one.notices, other.notices), cameWith ?? [])[0]

  return {
    /** Before the first thing that is done to a page: what it shows now is its own. */
    async touch(): Promise<void> {
      touched = true
      const url = here.page.url()
      if (baselines.has(url)) return
      const lines = await readLines(here.page)
      baselines.set(url, lines)
      cameWith ??= lines.notices
    },
    /** Something was entered, and no act after it: a page that saves by itself may still be at it. */
    wasTouched: () => touched,
    /** A value was put into a field. */
    enter(...values: readonly string[]): void {
      const real = values.filter((value) => value.trim() !== '')
      entered = [...entered, ...real].slice(-MOST_ENTERED)
      ever = [...ever, ...real].slice(-MOST_ENTERED)
      noteInPlace(real)
    },
    /** One of a list was pressed. What is sent for it may be a key, so no request has to carry its words. */
    pick(value: string): void {
      noteInPlace([value])
    },
    /** A page was opened by its address: what it shows now was not brought about by anybody. */
    opened(): void {
      entered = []
      last = undefined
      earlier = []
      posted = []
      touched = false
      cameWith = undefined
      baselines.clear()
    },
    /** What the page shows before it is acted on. */
    async look(): Promise<void> {
      before = await readLines(here.page)
      cameWith ??= before.notices
      for (const link of before.links) known.add(link)
      if (!baselines.has(before.url)) baselines.set(before.url, before)
    },
    begin(): void {
      here.traffic.begin({ url: here.page.url(), entered })
    },
    /**
     * So long it is worth waiting for more: what was sent was refused, or nothing was, and nothing has changed since the act
     * began, other than where one writes.
     */
    async hesitation(): Promise<number> {
      if (!before || here.traffic.hasMoved()) return 0
      const status = here.traffic.lastStatus()
      if (status !== undefined) return status >= 500 || status === 429 ? AGAIN_MS : status >= 400 ? DOUBT_MS : 0
      const now = await readLines(here.page)
      const { appeared, gone, moved } = compareLines(before, now)
      if (moved || shutIn(before, now) !== undefined || appeared.length > 0 || gone.length > 0) return 0
      return (await here.page.evaluate(isWriting).catch(() => true)) ? 0 : DOUBT_MS
    },
    async end(): Promise<{ sent: Exchange[]; shown: Shown }> {
      const [loaded, readFailed] = [here.traffic.hasMoved(), here.traffic.hasFailedToRead()]
      const sent = await here.traffic.end()
      const after = await readLines(here.page)
      const entries = inPlace.url === before?.url ? inPlace.values : []
      const shown: Shown = before ? compareLines(before, after) : { appeared: [], gone: [] }
      const held = (lines: readonly string[]) => lines.some((line) => entries.some((one) => line.includes(one)))
      // A choice may be the one it begins with.
      const isTaken = before && held(before.written) && !held(after.written)
      const shut = before && !shown.moved ? shutIn(before, after) : undefined
      if (shut !== undefined) shown.shut = shut
      if (!shown.moved && (isTaken || readFailed)) shown.besides = true
      const redirected = sent.some(({ moves, status = 0 }) => moves === true && status >= 300 && status < 400)
      const wasLed = redirected && sent.some(({ method }) => method !== 'GET')
      const baseline = baselineOf(before?.url ?? '')
      const stood = new Map(baselines)
      touched = false
      if (last && sentEver && (last.inPlace.length > 0 || wasEntered(last))) earlier = [...earlier, last]
      last = {
        shown,
        // A page one comes back to had lines of its own.
        baseline: [...baseline.lasting, ...(shown.moved ? baselineOf(after.url).lasting : [])],
        view: minus(
          // What an earlier act brought to the page is no more its own than what this one did.
          shown.moved || !before ? after.lasting : common(common(after.lasting, before.lasting), baseline.lasting),
          after.fields,
        ).filter((line) => !entered.some((one) => one.length > 2 && line.includes(one))),
        ...(before
          ? { fields: { at: before.url, held: before.fields, were: baseline.fields, written: baseline.written } }
          : {}),
        entered: ever,
        sent: entered,
        posted,
        inPlace: entries,
        stood: (url) => stood.get(url)?.lasting ?? [],
        from: before?.url ?? after.url,
        url: after.url,
        sentTo: sent.map(({ url }) => url),
        ...(redirected && isOfOne(after.url) && ![...baselines.keys()].some((url) => isSamePlace(url, after.url))
          ? { made: new URL(after.url).pathname }
          : {}),
        ...(wasLed && /\?./.test(after.url) && ![...known, ...after.links, ...baselines.keys()].includes(after.url)
          ? { told: true }
          : {}),
        steady: !shown.moved || redirected || !DEED.test(after.url),
      }
      if (loaded) {
        baselines.set(after.url, after)
        cameWith = after.notices
      }
      if (sent.some(({ aside }) => aside === undefined)) {
        sentEver = true
        posted = [...posted, ...entered].slice(-MOST_ENTERED)
        entered = []
      }
      return { sent, shown }
    },
    async confirm(words: readonly string[]): Promise<Proof | undefined> {
      const { page } = here
      const safe = !here.traffic.wasPosted() && (last === undefined || (last.steady && last.url === page.url()))
      if (!safe || !/^https?:/.test(page.url())) return undefined
      // What it complains about may be something else, and is looked at for itself.
      const provisional = last && provisionalIn(last.shown.appeared.filter((line) => line !== last?.shown.wrong))
      if (provisional) return { verdict: 'seen', words: `The page says it is not final: “${provisional}”.` }
      const fresh = await aside(whereToLook(last, page.url()))
      if (touched) return areHeld((await readLines(page)).fields, baselineOf(page.url()).fields, fresh)
      const claimed = last && confirmBy(last, fresh)
      // Another view, as of an app that begins anew, cannot tell what this one would.
      if (claimed?.verdict !== 'verified' && last && !isSameView(last.view, fresh)) {
        const back = unchangedIn(last.shown, fresh)
        return back
          ? { verdict: 'seen', words: `Loaded afresh, the page still says “${back}”.` }
          : last.told
            ? TOLD
            : undefined
      }
      if (last && sentEver) {
        const kept = await heldToTheWhole(last, claimed ?? isKept(last, fresh), fresh, aside)
        const before = await heldBefore({ earlier, last }, kept, fresh, aside)
        const proof = await heldToItsPage(
          last,
          await heldOnTheWay({ earlier, last }, before, fresh, aside),
          fresh,
          aside,
        )
        // Nobody waits for the second look.
        const first = confirmed?.act === last ? confirmed.fresh : undefined
        confirmed = { act: last, fresh }
        if (!first || proof?.verdict === 'seen') return proof
        const back = proof ? undefined : backIn(last.shown, first, fresh)
        if (back) return { verdict: 'seen', words: `It is back: “${back}”.` }
        return (await heldAround(last, fresh, aside)) ?? proof
      }
      // What is merely gone, with nothing sent, may have been shut, and is shut whenever the page is loaded.
      const isShut = last && confirmBy({ ...last, shown: { ...last.shown, gone: [] } }, fresh) === undefined
      if (claimed && !(isShut && claimed.verdict === 'verified')) return claimed
      // Sent in a way that reports are sent, or kept without a word: what was entered is looked for all the same.
      const kept = last && last.inPlace.length > 0 ? isKept(last, fresh) : undefined
      if (kept?.verdict === 'verified') return kept
      if (words.length === 0) return undefined
      // Nothing was sent, so it was to find something out, or the page keeps it itself.
      const shows = says(fresh.lasting)
      const known = last && !last.shown.moved ? says(last.baseline) : () => false
      const found = words.every(shows) && !words.every(known)
      return found ? { verdict: 'verified', words: `Loaded afresh, the page shows “${words[0]}”.` } : undefined
    },
  }
}

const TOLD: Proof = { verdict: 'seen', words: 'What the page shows stands in its address, so it may not be kept.' }

/** The address may tell the page what to say: back where it was done the one from before does not, elsewhere one without it. */
function whereToLook(last: Act | undefined, url: string): string {
  if (last && isSamePlace(last.from, url)) return last.from
  return last?.told ? url.replace(/\?.*$/s, '') : url
}

/** Boxes were ticked, or fields hold something else than before. */
const wasEntered = ({ fields }: Act): boolean => fields !== undefined && minus(fields.held, fields.were).length > 0

/** Runs in the page. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable=true], iframe') === true
