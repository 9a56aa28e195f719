import type { View } from '@app/toolkit'
import { type Seen, wordsIn } from '@app/toolkit'
import type { Page } from 'playwright-core'
import type { Tab } from '../port.ts'
import type { Target } from '../target.ts'
import { addFacts } from './add-facts.ts'
import { describeNodes } from './describe-nodes.ts'
import { findSeams, partWords } from './part-words.ts'
import { reveal } from './reveal.ts'
import { writeLook } from './write-look.ts'

/** One look at a page: as text for whoever reads, and what each reference in it means. */
export interface Snapshot {
  url: string
  title: string
  text: string
  /** The tree it is the text of. */
  seen: readonly Seen[]
  /** The same, with a plus before what is new since the last look at this page. */
  marked: string
  /** What lasts longer than a reference: how to find the thing again on another look. */
  targets: ReadonlyMap<string, Exclude<Target, string>>
  /** Of things that are alike: the words of the row or entry each stands in. */
  places: ReadonlyMap<string, string>
  /** Where a link leads, by its reference. */
  links: ReadonlyMap<string, string>
  /** What the browser asked since the last look, and what it was answered. */
  dialogs: readonly string[]
  /** All that are open, in the order they were opened. */
  tabs: readonly Tab[]
}

const BUSY_TRIES = 12
const BUSY_MS = 250
/** "Sending…": a word for work under way, with dots. */
const BUSY = /\b(?:\w{3,}ing|please wait|one moment|bitte warten|veuillez patienter|espere)\b[^.…]{0,40}(?:…|\.\.\.)/iu

/** The browser library's own accessibility tree: frames and open shadow roots are in it, and names are as browsers compute them. */
export async function takeSnapshot(page: Page, view?: View): Promise<Omit<Snapshot, 'dialogs' | 'marked' | 'tabs'>> {
  await reveal(page)
  let seen = await readTree(page)
  // What says that it is busy is looked at again when it has changed, or after a while.
  for (let tries = 0; tries < BUSY_TRIES && isBusy(seen); tries += 1) {
    await page.waitForTimeout(BUSY_MS)
    seen = await readTree(page)
  }
  const [title, seams] = await Promise.all([page.title().catch(() => ''), findSeams(page), addFacts(page, seen)])
  // What is found again is found by the words as the browser has them.
  const { targets, links, places } = describeNodes(seen)
  const shown = partWords(seen, seams)
  return {
    url: page.url(),
    title,
    text: writeLook(shown, view),
    seen: shown,
    targets,
    links,
    places,
  }
}

const readTree = async (page: Page): Promise<Seen[]> =>
  (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 5_000 })) as Seen[]

/** A short line that says so; a sentence that ends in dots says something else. */
function isBusy(nodes: readonly Seen[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return node.length < 60 && BUSY.test(node)
    const children = node.children ?? []
    const own = children.every((child) => typeof child === 'string') ? wordsIn(node) : (node.text ?? '')
    return (own.length < 60 && BUSY.test(own)) || isBusy(children)
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
