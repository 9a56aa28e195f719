import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, type Step } from '@app/toolkit'
import { likeness, share, tokens } from '../browser/ground/words.ts'
import type { Page as Window } from '../browser/port.ts'
import { findNext } from '../extract/find-next.ts'
import { parsePage } from '../extract/page/parse-page.ts'
import type { Page } from '../extract/page/tree.ts'
import { callField, nameFields, shownValue } from '../forms/name-fields.ts'
import { arrange, type Wish } from './arrange.ts'
import { findColumn } from './find-column.ts'
import { onlyRepeats, rowsWith, speaksOfAll } from './hold-names.ts'
import { type Candidate, detailsRow, listCandidates } from './list-candidates.ts'
import { type Row, sayCell, sayRow } from './row.ts'
import { seekPage } from './seek-page.ts'
import { valueInText } from './value-in-text.ts'
import { withoutMenus } from './without-menus.ts'

export interface Reading extends Wish {
  fields: readonly string[]
  pages: number
  /** Whether one may look for a better page on the site. */
  seek: boolean
  /** The one thing the page is about, instead of a list. */
  single: boolean
  /** What was called by its name: it must stand in the rows that answer. */
  of: readonly string[]
}

export interface Shown {
  rows: Row[]
  found: Candidate['kind']
  missing: string[]
  pages: number
  /** Words of what was read that stand on the page one is on now: whoever loads it afresh finds them there. */
  shows: string[]
}

/** A page that is still at work is given so long to show it. */
const PATIENCE_MS = 8_000
const LOOK_EVERY_MS = 150

/** Rows of the page that is shown: its tables, its lists, or the facts of the one thing it is about. */
export async function readShownRows(window: Window, reading: Reading, now: Date, step: Step): Promise<Shown> {
  const until = performance.now() + PATIENCE_MS
  let sought = !reading.seek
  for (;;) {
    step.signal.throwIfAborted()
    const shown = await readOnce(window, reading, now, step)
    if (shown) return shown
    if (!sought) {
      sought = true
      if (await seekPage(window, reading, step.signal)) continue
    }
    if (performance.now() > until) throw missing(reading, await listedColumns(window, now, step))
    await sleep(LOOK_EVERY_MS, undefined, { signal: step.signal })
  }
}

async function readOnce(window: Window, reading: Reading, now: Date, step: Step): Promise<Shown | undefined> {
  const { fields, about } = reading
  const { html, url } = await window.html(step.signal)
  const page = parsePage(html, url)
  const wanted = [
    ...new Set([
      ...fields,
      ...(reading.filter ?? []).map(({ field }) => field),
      ...(reading.sort ? [reading.sort.field] : []),
    ]),
  ]
  const candidates = reading.single
    ? []
    : listCandidates(parsePage(withoutMenus(html), url), { wanted, fields }, about, now).filter(
        ({ missing: lacking }) => lacking.length === 0,
      )
  const context = headingsIn(html)
  const named = (rows: readonly Row[]) => rowsWith(rows, reading.of, wanted, context)
  const best =
    candidates.find(({ rows }) => named(rows) !== undefined) ??
    (reading.of.length > 0 ? widest(candidates) : candidates[0])
  if (best) {
    const { rows, pages, shows } = await growRows(window, page, best, reading, step)
    const meant = named(rows)
    if (!meant || !speaksOf(rows.map(sayRow).join('\n'), reading)) return undefined
    const kept = pick(arrange(meant, reading, [...wanted, best.kind]), fields)
    if ((kept.length > 0 || reading.filter?.length) && isTold(kept, reading))
      return { rows: kept, found: best.kind, missing: [], pages, shows }
  }
  const held = await readHeld(window, wanted, step)
  if (held) return held
  const { text } = await window.read(undefined, step.signal)
  if (!speaksOf(`${text} ${url}`, reading) || !speaksOfAll(`${text} ${url}`, reading.of)) return undefined
  return readFacts(page, text, wanted)
}

/** What the fields of a form hold, where the form calls them as they were asked for. */
async function readHeld(window: Window, wanted: readonly string[], step: Step): Promise<Shown | undefined> {
  if (wanted.length === 0) return undefined
  const seen = await window.form(step.signal)
  await seen.done()
  const fields = nameFields(seen)
  const row: Row = {}
  for (const name of wanted) {
    const [only, ...more] = fields.filter((field) => likeness(name, callField(field)) >= 0.95)
    if (!only || more.length > 0 || only.value === '' || typeof only.value === 'boolean') return undefined
    row[name] = String(shownValue(only))
  }
  return { rows: [row], found: 'details', missing: [], pages: 1, shows: [] }
}

/** Who is meant may stand on a later page, so all that tells them is read. */
const widest = (candidates: readonly Candidate[]): Candidate | undefined =>
  [...candidates].sort((a, b) => Object.keys(b.rows[0] ?? {}).length - Object.keys(a.rows[0] ?? {}).length)[0]

/** A column that is empty from top to bottom, or says the question again, tells nothing. */
const isTold = (rows: readonly Row[], { fields, of }: Reading): boolean =>
  rows.length === 0 ||
  (fields.every((field) => rows.some((row) => sayCell(row[field]) !== '')) && !onlyRepeats(rows, fields[0], of))

/** What the page as a whole is called. */
const headingsIn = (html: string): string =>
  [...html.slice(0, 500_000).matchAll(/<(title|h1|h2|caption)\b[^>]{0,500}>([^<]{1,300})/giu)]
    .slice(0, 20)
    .map(([, , words]) => words)
    .join(' ')

/** A question about somebody by name is not answered with rows that do not have them. */
function speaksOf(text: string, { about, seek }: Reading): boolean {
  const names = about.filter((words) => NAMED.test(words))
  if (!seek || names.length === 0) return true
  const all = tokens(text)
  return names.some((name) => share(tokens(name), all) >= 0.99)
}

/** Somebody or something by name or number: "Gina Rossi", "“gel pen”", "#1042". */
const NAMED = /^(?:\p{Lu}[\p{L}\d.'’&-]+(?: \p{Lu}[\p{L}\d.'’&-]+){1,4}|["“].{1,60}["”]|#?\d[\d-]{2,})$/u

function readFacts(page: Page, text: string, fields: readonly string[]): Shown | undefined {
  const details = detailsRow(
    page,
    fields.filter((field) => !isSomeName(field) || share(tokens(field), tokens(text)) >= 0.99),
  )
  const said = Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueInText(text, field)
      return value === undefined ? [] : [[field, value] as const]
    }),
  )
  const row = Object.fromEntries(
    Object.entries({ ...said, ...details, ...sure(said) }).filter(([, value]) => !BUSY.test(String(value))),
  )
  // All that was asked for must be there: a part of it is not what was asked for.
  if (Object.keys(row).length === 0 || fields.some((field) => !(field in row))) return undefined
  return {
    rows: [row],
    found: details ? 'details' : 'text',
    missing: [],
    pages: 1,
    shows: wordsOfRows([row]),
  }
}

/** "Display name" is not what the page is called. */
const isSomeName = (field: string): boolean => /\S\s+(?:name|title)$/iu.test(field)

/** A page that says so has not answered yet. */
const BUSY =
  /^(?:working|loading|please wait|processing|in progress|calculating|one moment|wird geladen|bitte warten|chargement|cargando|加载中|読み込み中)\b/iu

/** What the text says in so many words outweighs what merely looks like it. */
const sure = (said: Record<string, string>) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => /\d/u.test(value)))

const MORE =
  /\b(?:load|show|view|see)\s+(?:\d+\s+)?more\b|mehr (?:laden|anzeigen)|weitere (?:laden|anzeigen)|(?:voir|afficher|charger) plus|(?:ver|cargar|mostrar) más|もっと見る|加载更多/iu

/** Further pages and further parts, until nothing new comes. */
async function growRows(
  window: Window,
  first: Page,
  best: Candidate,
  reading: Reading,
  step: Step,
): Promise<Pick<Shown, 'rows' | 'pages' | 'shows'>> {
  const known = new Map(best.rows.map((row) => [JSON.stringify(row), row]))
  let page = first
  let pages = 1
  let here = best.rows
  const enough = () =>
    reading.limit !== undefined &&
    !reading.sort &&
    !reading.filter?.length &&
    reading.about.length === 0 &&
    known.size >= reading.limit
  while (pages < reading.pages && !enough()) {
    const next = findNext(page)
    const { html: before } = await window.html(step.signal)
    if (next) await window.open(next, step.signal)
    else if (!MORE.test(before) && best.rows.length < 20) break
    else if (!(await window.more(step.signal))) break
    const { html, url } = await window.html(step.signal)
    page = parsePage(html, url)
    const size = known.size
    here = best.read(parsePage(withoutMenus(html), url))
    for (const row of here) known.set(JSON.stringify(row), row)
    pages += 1
    if (known.size === size) break
  }
  return { rows: [...known.values()], pages, shows: wordsOfRows(here) }
}

/** How the first and the last of them begin, as it stands on the page. */
const wordsOfRows = (rows: readonly Row[]): string[] => {
  const begins = (row: Row | undefined) =>
    Object.values(row ?? {}).find((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
  return [...new Set([begins(rows[0]), begins(rows.at(-1))])].filter((words) => typeof words === 'string')
}

/** The wanted columns under the names they were asked for; all of them where none was. */
function pick(rows: readonly Row[], fields: readonly string[]): Row[] {
  const columns = fields.flatMap((field) => {
    const column = findColumn(rows, field)
    return column === undefined ? [] : [[field, column] as const]
  })
  if (columns.length === 0) return [...rows]
  return rows.map((row) => Object.fromEntries(columns.map(([field, column]) => [field, row[column] ?? null])))
}

const missing = ({ fields, about, of }: Reading, columns: readonly string[]) =>
  new Refused(
    `This page does not show ${
      [...fields, ...of, ...(fields.length + of.length > 0 ? [] : about)]
        .slice(0, 4)
        .map((one) => `“${one}”`)
        .join(', ') || 'any list'
    }. ${columns.length > 0 ? `It lists ${columns.map((one) => `“${one}”`).join(', ')}.` : 'It shows no list.'} Open the page that does.`,
  )

const MOST_COLUMNS = 8

/** What the page's lists tell of each thing, for whoever must say it anew. */
async function listedColumns(window: Window, now: Date, step: Step): Promise<string[]> {
  const { html, url } = await window.html(step.signal)
  const lists = listCandidates(parsePage(withoutMenus(html), url), { wanted: [], fields: [] }, [], now)
  return [...new Set(lists.flatMap(({ rows }) => Object.keys(rows[0] ?? {})))].slice(0, MOST_COLUMNS)
}
