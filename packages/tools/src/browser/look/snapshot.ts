import type { Page } from 'playwright-core'
import type { Target } from '../target.ts'
import { describeNodes } from './describe-nodes.ts'
import type { Seen } from './seen.ts'
import { writeLook } from './write-look.ts'

/** One look at a page: as text for whoever reads, and what each reference in it means. */
export interface Snapshot {
  url: string
  title: string
  text: string
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

/** The browser library's own accessibility tree: frames and open shadow roots are in it, and names are as browsers compute them. */
export async function takeSnapshot(page: Page): Promise<Omit<Snapshot, 'dialogs'>> {
  const seen = (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 5_000 })) as Seen[]
  await addMeasures(page, seen)
  const { targets, links } = describeNodes(seen)
  return { url: page.url(), title: await page.title().catch(() => ''), text: writeLook(seen), targets, links }
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
