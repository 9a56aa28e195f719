import { nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import type { Locator, Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import { onRefs } from '../look/on-refs.ts'
import { reveal } from '../look/reveal.ts'
import { headPage, type Placed, placeAll } from './placed.ts'

/** One thing on a page one may press or change, as a person finds it. */
export interface Thing extends Placed {
  /** Its place in the look it comes from. */
  at: number
  role: 'link' | 'button' | 'tab' | 'field' | 'box' | 'other'
  name: string
  disabled: boolean
  /** Inside a dialog that lies over the page. */
  over: boolean
}

export interface Scene {
  things: Thing[]
  title: string
  heading: string
  text: string
}

/** One look at a page, with hold of everything it has seen. */
export interface OpenLook extends Scene {
  element(at: number): Locator
}

export const ROLES: Readonly<Record<string, Thing['role']>> = {
  link: 'link',
  button: 'button',
  tab: 'tab',
  menuitem: 'tab',
  menuitemradio: 'tab',
  menuitemcheckbox: 'tab',
  textbox: 'field',
  searchbox: 'field',
  combobox: 'field',
  listbox: 'field',
  spinbutton: 'field',
  slider: 'field',
  checkbox: 'box',
  switch: 'box',
  radio: 'box',
  option: 'other',
  treeitem: 'other',
}
const MOST = 1_000
/** What takes a press and says nothing of itself is known by its words, while they are few. */
const MOST_WORDS = 80

const placesOf = onRefs('places', placeAll)

/** By the browser library's own tree: names are as browsers compute them, frames and open shadow roots are in it. */
export async function openLook(page: Page): Promise<OpenLook> {
  await reveal(page)
  const seen = (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 5_000 })) as Seen[]
  const found = thingsIn(seen).slice(0, MOST)
  const refs = found.map(({ node }) => node.ref ?? '')
  const [head, places] = await Promise.all([page.evaluate(inPage(headPage)), placesOf(page, refs)])
  const known = found.flatMap((one) => {
    const place = places.get(one.node.ref ?? '')
    return place ? [{ ...one, place }] : []
  })
  return {
    ...head,
    things: known.map(({ node, role, name, over, place }, at) => ({
      ...place,
      ...{ at, role, name, over, disabled: node.disabled === true },
    })),
    element: (at) => page.getByRef(known[at]?.node.ref ?? ''),
  }
}

interface Found {
  node: SeenNode
  role: Thing['role']
  name: string
  over: boolean
}

function thingsIn(seen: readonly Seen[], over = false): Found[] {
  return seen.flatMap((node) => {
    if (typeof node === 'string') return []
    const isOver = over || node.role === 'dialog' || node.role === 'alertdialog'
    const found = thingOf(node, isOver)
    return [...(found ? [found] : []), ...thingsIn(node.children ?? [], isOver)]
  })
}

function thingOf(node: SeenNode, over: boolean): Found | undefined {
  const { ref, role, name, cursor, placeholder } = node
  if (!ref) return undefined
  const known = ROLES[role]
  if (known) return { node, role: known, name: name || (known === 'field' ? (placeholder ?? '') : wordsIn(node)), over }
  const words = wordsIn(node)
  const isPressed = cursor === 'pointer' && words !== '' && words.length <= MOST_WORDS
  // What holds something to press is pressed by that.
  const isAround = [...nodesOf(node.children ?? [])].some((one) => one.cursor === 'pointer' || ROLES[one.role])
  return isPressed && !isAround ? { node, role: 'other', name: words, over } : undefined
}
