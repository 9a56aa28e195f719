/// <reference lib="dom" />
import type { View } from '@app/toolkit'
import { type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import type { Tab } from '../port.ts'
import type { Target } from '../target.ts'
import { describeNodes } from './describe-nodes.ts'
import { partWords } from './part-words.ts'
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

/** What tells the value of a control that is no input of the browser's own. */
const MEASURED = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar'])
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radiogroup', 'columnheader'])
const CONTROLS = new Set(['button', 'tab', 'menuitem', 'treeitem', 'row'])
const MOST_FACTS = 80
/** They are asked for all at once, so on a busy machine the last one waits for all the others. */
const FACT_MS = 2_000

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
  await addFacts(page, seen)
  // What is found again is found by the words as the browser has them.
  const { targets, links, places } = describeNodes(seen)
  const shown = await partWords(page, seen)
  return {
    url: page.url(),
    title: await page.title().catch(() => ''),
    text: writeLook(shown, view),
    seen: shown,
    targets,
    links,
    places,
  }
}

/**
 * What the tree does not say of a control: its bounds, what kind of value it takes, whether it must or may be filled, how a
 * column is sorted, and that its style marks it as chosen.
 */
async function addFacts(page: Page, seen: readonly Seen[]): Promise<void> {
  const wanted: SeenNode[] = []
  const others: SeenNode[] = []
  const walk = (nodes: readonly Seen[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      if (node.ref && (MEASURED.has(node.role) || FIELDS.has(node.role))) wanted.push(node)
      else if (node.ref && (CONTROLS.has(node.role) || node.cursor === 'pointer')) others.push(node)
      walk(node.children ?? [])
    }
  }
  walk(seen)
  await Promise.all(
    [...wanted, ...others].slice(0, MOST_FACTS).map(async (node) => {
      const facts = await page
        .getByRef(node.ref ?? '')
        .evaluate(inPage(factsOf), undefined, { timeout: FACT_MS })
        .catch(() => undefined)
      if (!facts) return
      if (MEASURED.has(node.role)) node.measure = facts
      if (facts.kind) node.kind = facts.kind
      if (facts.words && !node.text && !node.children?.length) node.text = facts.words
      if (facts.closed && node.expanded === undefined) node.expanded = false
      if (facts.required) node.required = true
      if (facts.readonly) node.readonly = true
      if (facts.sorted) node.sorted = facts.sorted
      if (facts.chosen && !node.selected && !node.pressed && node.checked === undefined) node.chosen = true
    }),
  )
}

/** In the page. */
function factsOf(element: Element) {
  const said = (name: string) => element.getAttribute(`aria-${name}`) ?? element.getAttribute(name.slice(5))
  // What it opens says so where it does not.
  const hasOpened = () =>
    [...document.querySelectorAll('[role=menu], [role=listbox], [role=dialog], dialog[open]')].some((one) =>
      one.checkVisibility(),
    )
  const marks = (element.getAttribute('class') ?? '').split(/[\s_]+|--/)
  return {
    value: 'value' in element ? String(element.value) : element.getAttribute('aria-valuenow'),
    least: said('valuemin'),
    most: said('valuemax'),
    text: element.getAttribute('aria-valuetext'),
    kind: element instanceof HTMLInputElement ? element.type : '',
    // What is typed into a box of the page's own.
    words: element instanceof HTMLElement && element.isContentEditable ? element.innerText.trim() : '',
    closed:
      element.matches('[aria-expanded=false]') ||
      (element.matches('[aria-haspopup]:not([aria-haspopup=false], [aria-expanded])') && !hasOpened()),
    required: element.matches(':required, [aria-required=true]'),
    readonly:
      element.getAttribute('aria-readonly') === 'true' ||
      ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.readOnly),
    sorted: element.closest('[aria-sort]:not([aria-sort=none])')?.getAttribute('aria-sort') ?? '',
    chosen: marks.some((mark) => /^(?:is-|ui-)?(?:active|selected|current|chosen|checked|on|sel)$/i.test(mark)),
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
