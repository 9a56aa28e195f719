/// <reference lib="dom" />
import { Refused, type Seen } from '@app/toolkit'
import { plainWords } from '@app/values'
import type { Page } from 'playwright-core'
import { readList } from '../../extract/lists/read-list.ts'
import { parsePage } from '../../extract/page/parse-page.ts'
import { pointedAt } from '../../pursuit/standing.ts'
import { tablesIn } from '../../pursuit/tables-in.ts'
import type { ActStep } from '../../pursuit/to-steps.ts'
import { inPage } from '../in-page.ts'
import { elementAt } from './thing-at.ts'

interface Marked {
  /** The words that were pointed at, and those of what holds them, from the smallest on. */
  words: string[]
  /** All of the row they stand in. */
  row: string
}

interface Place {
  point: { x: number; y: number }
  seen: readonly Seen[]
  goal: string
}

/** As many columns as the tool for tables takes. */
const [MOST_COLUMNS, LONGEST_COLUMN] = [40, 120]

/** The one value that somebody points at, as a step that reads it again wherever it stands then. */
export async function readValueAt(page: Page, { point, seen, goal }: Place): Promise<ActStep> {
  const { words, row } = await markedAt(page, point)
  for (const value of words) {
    const end = value.slice(value.indexOf(':') + 1).trim()
    for (const one of new Set([value, end])) {
      const where = pointedAt(seen, one, row, goal)
      const whose = where?.label ? `“${where.label}”` : `“${where?.column}” of “${where?.row}”`
      if (where) return { do: 'browser.value', says: `Read ${whose}: ${one.slice(0, 80)}`, with: { ...where } }
    }
  }
  throw new Refused(
    'Nothing beside this value says what it is: no heading over it in a table, no label. Read the whole list instead.',
  )
}

/** All of the list or table that somebody points into. */
export async function readAllAt(page: Page, { point, seen }: Place): Promise<ActStep> {
  const { words, row } = await markedAt(page, point)
  const isHere = (cells: readonly string[]) =>
    row === '' ? cells.some((cell) => isAmong(cell, words)) : plainWords(cells.join(' ')) === plainWords(row)
  const table = tablesIn(seen).find(({ columns, rows }) => [columns, ...rows].some(isHere))
  const fields = (table?.columns ?? [])
    .filter((name) => name !== '' && name.length <= LONGEST_COLUMN)
    .slice(0, MOST_COLUMNS)
  if (fields.length > 0)
    return { do: 'extract.table', says: `Read the table ${fields.join(', ')}`.slice(0, 200), with: { fields } }
  const { rows } = readList(parsePage(await page.content(), page.url()), [], new Date())
  if (!rows.some((one) => Object.values(one).some((value) => isAmong(String(value), words))))
    throw new Refused('This does not look like an entry of a list. Point at words of one entry, such as its name.')
  return { do: 'extract.list', says: `Read the list, ${rows.length} entries on this page`, with: {} }
}

const isAmong = (value: string, words: readonly string[]): boolean =>
  plainWords(value) !== '' && words.some((one) => plainWords(one) === plainWords(value))

async function markedAt(page: Page, point: Place['point']): Promise<Marked> {
  const placed = await elementAt(page.mainFrame(), { point, which: 'words' })
  const marked = await placed?.element.evaluate(inPage(wordsFrom))
  if (!marked?.words.length) throw new Refused('There are no words here to be read.')
  return marked
}

/** In the page. */
function wordsFrom(element: Element): Marked {
  const [MOST_UP, LONGEST] = [3, 300]
  const wordsOf = (one: Element) =>
    ((one as HTMLElement).innerText ?? one.textContent ?? '').replace(/\s+/g, ' ').trim()
  const row = element.closest('tr, [role=row]')
  const words: string[] = []
  for (let one: Element | null = element; one && one !== row && words.length <= MOST_UP; one = one.parentElement) {
    const said = wordsOf(one)
    if (said.length > LONGEST) break
    if (said && !words.includes(said)) words.push(said)
  }
  return { words, row: row ? wordsOf(row) : '' }
}
