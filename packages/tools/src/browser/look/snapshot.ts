import type { View } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Target } from '../target.ts'
import { describeNodes } from './describe-nodes.ts'
import { type Seen, wordsIn } from './seen.ts'
import { writeLook } from './write-look.ts'

/** One look at a page: as text for whoever reads, and what each reference in it means. */
export interface Snapshot {
  url: string
  title: string
  text: string
  /** The same, with a plus before what is new since the last look at this page. */
  marked: string
  /** What lasts longer than a reference: how to find the thing again on another look. */
  targets: ReadonlyMap<string, Exclude<Target, string>>
  /** Where a link leads, by its reference. */
  links: ReadonlyMap<string, string>
  /** What the browser asked since the last look, and what it was answered. */
  dialogs: readonly string[]
}

/** What tells the value of a control that is no input of the browser's own. */
const MEASURED = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar'])
const MOST_MEASURED = 12

const BUSY_TRIES = 12
const BUSY_MS = 250
/** "Sending…": a word for work under way, with dots. */
const BUSY = /\b(?:\w{3,}ing|please wait|one moment|bitte warten|veuillez patienter|espere)\s*(?:…|\.\.\.)/iu

/** The browser library's own accessibility tree: frames and open shadow roots are in it, and names are as browsers compute them. */
export async function takeSnapshot(page: Page, view?: View): Promise<Omit<Snapshot, 'dialogs' | 'marked'>> {
  let seen = await readTree(page)
  // What says that it is busy is looked at again when it has changed, or after a while.
  for (let tries = 0; tries < BUSY_TRIES && isBusy(seen); tries += 1) {
    await page.waitForTimeout(BUSY_MS)
    seen = await readTree(page)
  }
  await addMeasures(page, seen)
  const { targets, links } = describeNodes(seen)
  return { url: page.url(), title: await page.title().catch(() => ''), text: writeLook(seen, view), targets, links }
}

async function addMeasures(page: Page, seen: readonly Seen[]): Promise<void> {
  const wanted: Exclude<Seen, string>[] = []
  const walk = (nodes: readonly Seen[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      if (node.ref && MEASURED.has(node.role)) wanted.push(node)
      walk(node.children ?? [])
    }
  }
  walk(seen)
  await Promise.all(
    wanted.slice(0, MOST_MEASURED).map(async (node) => {
      const measure = await page
        .getByRef(node.ref ?? '')
        .evaluate(
          (element) => {
            const said = (name: string) => element.getAttribute(`aria-${name}`) ?? element.getAttribute(name.slice(5))
            const value = 'value' in element ? String(element.value) : element.getAttribute('aria-valuenow')
            return {
              value,
              least: said('valuemin'),
              most: said('valuemax'),
              text: element.getAttribute('aria-valuetext'),
            }
          },
          undefined,
          { timeout: 500 },
        )
        .catch(() => undefined)
      if (measure) node.measure = measure
    }),
  )
}

const readTree = async (page: Page): Promise<Seen[]> =>
  (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 5_000 })) as Seen[]

/** A short line that says so; a sentence that ends in dots says something else. */
function isBusy(nodes: readonly Seen[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return node.length < 40 && BUSY.test(node)
    const children = node.children ?? []
    const own = children.every((child) => typeof child === 'string') ? wordsIn(node) : (node.text ?? '')
    return (own.length < 40 && BUSY.test(own)) || isBusy(children)
  })
}

/** With a plus before each line that the look before did not have; references change without a change that matters. */
export function markNew(text: string, before: string | undefined): string {
  if (before === undefined) return text
  const bare = (line: string) => line.replace(/\[\w+\]/, '').trim()
  const known = new Set(before.split('\n').map(bare))
  return text
    .split('\n')
    .map((line) => (known.has(bare(line)) ? line : `+ ${line}`))
    .join('\n')
}
