import { again, expect, inTime, look, type Thing } from './eyes.ts'
import type { Routine } from './simple.ts'

const has = (thing: Thing, state: string) => thing.states.includes(state)
const ENTRY = /^menuitem(?:radio|checkbox)?$/

/** Opens a menu by its button and takes its second entry; the menu is closed then, or the page another. */
export const takeFromMenu: Routine = async (page) => {
  const button = (await look(page)).all('button').find((one) => has(one, 'closed')) ?? (await look(page)).get('button')
  const { url } = await page.place()
  await page.click(button.target, inTime())
  const open = await look(page)
  const [, entry] = open.all(ENTRY)
  expect(entry, 'the menu shows no entries')
  await page.click(entry?.target ?? '', inTime())
  if ((await page.place()).url !== url) return
  expect((await look(page)).all(ENTRY).length === 0, 'the menu is still open')
}

/** Opens each menu of the bar; where an entry can be ticked, ticks another one, otherwise follows one. */
export const takeFromBar: Routine = async (page) => {
  const [first] = (await look(page)).all('menuitem')
  expect(first, 'there is no menubar')
  await openEntry(page, first as Thing)
  const { all } = await look(page)
  const other = all('menuitemradio').find((one) => !has(one, 'ticked'))
  if (other) {
    await page.click(other.target, inTime())
    await openEntry(page, first as Thing)
    expect(has(await again(page, other), 'ticked'), `"${other.name}" is not ticked`)
    return
  }
  const { url } = await page.place()
  const within = all('menuitem').filter(({ name }) => name !== first?.name)
  const [entry] = within
  await page.click(entry?.target ?? '', inTime())
  const { url: now } = await page.place()
  expect(now !== url || (await look(page)).text.includes(entry?.name ?? '?'), `"${entry?.name}" did nothing`)
}

async function openEntry(page: Parameters<Routine>[0], { target, role, name }: Thing): Promise<void> {
  const now = (await look(page)).all(role).find((one) => one.name === name)
  if (now && has(now, 'open')) return
  await page.click(now?.target ?? target, inTime())
  const after = (await look(page)).all(role).find((one) => one.name === name)
  // Pointing at it may have opened it, so that the press closed it again.
  if (after && has(after, 'closed')) await page.press('ArrowDown', inTime(), after.target)
}

/** Opens what is closed in a tree by a key, and closes it again. A node may be called something else once it is open. */
export const unfold =
  (role: 'treeitem' | 'row'): Routine =>
  async (page) => {
    const openOnes = async () => (await look(page)).all(role).filter((one) => has(one, 'open'))
    const node = (await look(page)).all(role).find((one) => has(one, 'closed'))
    expect(node, `the look tells no ${role} that is closed`)
    const before = await openOnes()
    await page.press('ArrowRight', inTime(), node?.target)
    const after = await openOnes()
    const opened = after.find((one) => !before.some(({ ref }) => ref === one.ref))
    expect(opened && after.length > before.length, `"${node?.name}" is not open`)
    await page.press('ArrowLeft', inTime(), opened?.target)
    expect((await openOnes()).length === before.length, `"${node?.name}" is not closed again`)
  }

/** Presses a node of a tree: it opens, or leads to another part of the page. */
export const pressNode: Routine = async (page) => {
  const { all, text } = await look(page)
  const leaf = all('treeitem').find((one) => has(one, 'closed'))
  expect(leaf, 'there is no node')
  await page.click(leaf?.target ?? '', inTime())
  const after = await again(page, leaf as Thing)
  const shown = (await look(page)).all('heading')[0]?.name === leaf?.name || (await look(page)).text !== text
  expect(has(after, 'open') || shown, `"${leaf?.name}" did nothing`)
}
