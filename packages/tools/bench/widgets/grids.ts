import { again, expect, inTime, look } from './eyes.ts'
import type { Routine } from './simple.ts'

/** Sorts by a column that it is not sorted by, then the other way round. */
export const sortBy: Routine = async (page) => {
  const sorted = (text: string) => [...text.matchAll(/sorted (\w+)/g)].map(([, way]) => way).join()
  const { all, text } = await look(page)
  const heads = [...all('button'), ...all('columnheader')]
  const head = heads.find((one) => !one.states.some((state) => state.startsWith('sorted')))
  expect(head, 'no column can be pressed')
  await page.click(head?.target ?? '', inTime())
  const once = await look(page)
  expect(once.text !== text && sorted(once.text) !== '', 'the rows are not sorted')
  if (!head) return
  await page.click((await again(page, head)).target, inTime())
  expect(sorted((await look(page)).text) !== sorted(once.text), 'the rows are not sorted the other way')
}

/** Goes from cell to cell with the arrow keys: what has the focus changes. */
export const walkCells: Routine = async (page) => {
  const focused = async () =>
    (await look(page)).text
      .split('\n')
      .filter((line) => line.includes('focused'))
      .join()
  const { targets } = await page.snapshot(inTime())
  const all = [...targets.values()]
  const within = new Set(['gridcell', 'cell', 'link'])
  const grid = all.findIndex(({ role }) => role === 'grid')
  const inGrid = all.slice(grid).filter(({ role }) => within.has(role ?? ''))
  // Where a cell holds a link, the link has the focus.
  const cell = inGrid.slice(0, 2).find(({ role }) => role === 'link') ?? inGrid[0]
  expect(grid >= 0 && cell, 'the look has no cell of a grid')
  await page.press('ArrowRight', inTime(), cell ?? '')
  const first = await focused()
  await page.press('ArrowDown', inTime())
  await page.press('ArrowRight', inTime())
  expect((await focused()) !== '' && (await focused()) !== first, `the focus stayed: ${first.slice(0, 80)}`)
}

export const readTable: Routine = async (page) => {
  expect((await look(page)).text.includes('row ['), 'the look has no rows')
}

export const readPage: Routine = async (page) => {
  expect((await page.read(undefined, inTime())).text.length > 20, 'there is nothing to read')
}
