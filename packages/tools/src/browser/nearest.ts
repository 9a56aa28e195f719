import { nodesOf, type Seen, wordsIn } from '@app/toolkit'
import type { Locator, Page } from 'playwright-core'
import { fits, wordsOf } from './ground/ground.ts'
import { openLook, ROLES, type Thing } from './ground/open-look.ts'
import { placeAll } from './ground/placed.ts'
import { likeness } from './ground/words.ts'
import { inPage } from './in-page.ts'
import type { Target } from './target.ts'

/** Something of the page that may have been meant. */
export interface Nearest {
  /** By its name, what it is, and what it stands beside. */
  said: string
  found: Locator
}

const MOST = 3
const MOST_RIVALS = 5
const LONGEST = { name: 60, place: 40 }
/** Whoever hears of it has waited longer for the thing itself. */
const NAME_MS = 2_000

const KINDS: Record<Thing['role'], string> = {
  link: 'link',
  button: 'button',
  tab: 'tab or menu entry',
  field: 'field',
  box: 'box',
  other: '',
}

/** What the page has that comes nearest to what was meant, for whoever must say it anew. */
export async function nearestTo(page: Page, target: Target, kind: 'pressed' | 'filled' | 'any'): Promise<Nearest[]> {
  const words = wordsOf(target)
  const seen = words === undefined ? undefined : await openLook(page).catch(() => undefined)
  if (!seen || words === undefined) return []
  const nearest = seen.things
    .filter((thing) => fits(thing, kind) && thing.name !== '')
    .map((thing) => ({ said: sayThing(thing), found: seen.element(thing.at), like: likeness(words, thing.name) }))
    .sort((one, other) => other.like - one.like)
  return nearest.filter(({ said }, at) => nearest.findIndex((one) => one.said === said) === at).slice(0, MOST)
}

/** Things that fit equally well, each with what sets it apart from the others. */
export const tellApart = (rivals: readonly Locator[]): Promise<Nearest[]> =>
  Promise.all(
    rivals.slice(0, MOST_RIVALS).map(async (found, at) => {
      const [tree, [place], [around = '']] = await Promise.all([
        found.ariaSnapshotJSON({ timeout: NAME_MS }).catch(() => []),
        found.evaluateAll(inPage(placeAll)).catch(() => []),
        found
          .locator('xpath=..')
          .allInnerTexts()
          .catch(() => []),
      ])
      const [node] = nodesOf(tree as Seen[])
      const name = node?.name || wordsIn(node ?? '')
      const row = place?.row || place?.under || around.replaceAll(/\s+/g, ' ').trim()
      return { said: `${at + 1}. ${sayThing({ name, role: ROLES[node?.role ?? ''] ?? 'other', row })}`, found }
    }),
  )

function sayThing({ name, role, row }: Pick<Thing, 'name' | 'role' | 'row'>): string {
  const place = row === name ? '' : row.slice(0, LONGEST.place).trim()
  const about = [KINDS[role], place && `in “${place}”`].filter(Boolean).join(' ')
  return `“${name.slice(0, LONGEST.name)}”${about ? ` (${about})` : ''}`
}
