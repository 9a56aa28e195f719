import { around, bottomOf } from '../layout/boxes.ts'
import type { Box, Line } from '../port.ts'
import { endsWithCountry } from './countries.ts'
import { hasLegalForm, hasTradeWord, isLegalFormAlone, upToLegalForm } from './legal-forms.ts'
import { hasPostcode, kindOfLine, type LineKind } from './line-kinds.ts'
import type { Row } from './rows-of-page.ts'

export interface FoundText {
  text: string
  place: Box
  page: number
  confidence: number
}

interface HeadLine {
  line: Line
  kind: LineKind
}

/** So many lines from the top may belong to the head of a receipt. */
const LONGEST = 18

/** Company and address as they stand at the head of a receipt. */
export function findHead(rows: readonly Row[]): { company?: FoundText; address?: FoundText } {
  const head = rows
    .filter((row) => row.page === 1)
    .slice(0, LONGEST)
    .flatMap((row) => row.lines)
    .map((line) => ({ line, kind: kindOfLine(line.text) }))
  const company = findCompany(head)
  const address = findAddress(head.slice((company?.last ?? -1) + 1))
  return { ...(company ? { company: company.found } : {}), ...(address ? { address } : {}) }
}

function findCompany(head: HeadLine[]) {
  const tallest = Math.max(...head.map(({ line }) => line.height))
  const end = head.findIndex(({ kind }) => kind === 'address' || kind === 'tax' || kind === 'labelled')
  const near = head.slice(0, end < 0 ? 8 : Math.max(end, 1) + 1)
  let best: { index: number; score: number } | undefined
  near.forEach(({ line, kind }, index) => {
    if (!isNameLike(line.text, kind)) return
    const after = head[index + 1]?.kind
    const score =
      (hasLegalForm(line.text) ? 3 : 0) +
      (hasTradeWord(line.text) ? 1.2 : 0) +
      (after === 'registration' ? 1.5 : after === 'address' ? 1 : 0) +
      line.height / tallest +
      (kind === 'address' ? -2 : 0) -
      index * 0.35
    if (!best || score > best.score) best = { index, score }
  })
  return best && withNeighbours(head, best.index, best.score)
}

const isNameLike = (text: string, kind: LineKind): boolean =>
  (kind === 'name' || ((kind === 'address' || kind === 'registration') && hasLegalForm(text))) &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 3

/** A long name goes on in the next line, or began in the line before. */
function withNeighbours(head: HeadLine[], index: number, score: number) {
  let [first, last] = [index, index]
  const text = (at: number) => head[at]?.line.text ?? ''
  if (
    first > 0 &&
    (isLegalFormAlone(text(first)) || LEADS_ON.test(text(first - 1))) &&
    head[first - 1]?.kind === 'name'
  )
    first -= 1
  const next = head[last + 1]
  const goesOn = LEADS_ON.test(text(last)) || isLegalFormAlone(text(last + 1))
  if (next && goesOn && (next.kind === 'name' || isLegalFormAlone(next.line.text)) && !hasLegalForm(text(last)))
    last += 1
  const lines = head.slice(first, last + 1).map(({ line }) => line)
  const written = lines.map((line) => line.text).join(' ')
  const found = {
    text: withoutRegistration(written),
    place: around(lines),
    page: 1,
    confidence: Math.min(0.95, 0.4 + score * 0.1),
  }
  return { found, last }
}

const LEADS_ON = /(?:&|\band|-|\bof|\()$/i

const withoutRegistration = (text: string): string =>
  upToLegalForm(text)
    .replace(/ ?[([](?:co|no|reg|roc|company)?[ .:]{0,3}[\p{L}]{0,4}[ -]?\d{4}.*$/iu, '')
    .trim()

/** Lines from the first that looks like an address, up to whatever is none. */
function findAddress(head: HeadLine[]): FoundText | undefined {
  const start = head.findIndex(({ kind }) => kind === 'address')
  if (start < 0) return undefined
  const lines: Line[] = []
  let [ended, after] = [false, 0]
  for (const { line, kind } of head.slice(start)) {
    const last = lines.at(-1)
    if (last && line.y - bottomOf(last) > last.height * 1.2) break
    if (kind !== 'address' && (kind !== 'name' || /[:()]/.test(line.text))) break
    if (last && ended && kind === 'name' && (after > 0 || endsAddress(last.text))) break
    lines.push(line)
    if (ended) after += 1
    ended ||= hasPostcode(line.text)
    if (lines.length > 6) break
  }
  const text = lines.map((line) => line.text.trim().replace(/ +,$/, ',')).join(' ')
  return { text, place: around(lines), page: 1, confidence: ended ? 0.8 : 0.6 }
}

const endsAddress = (text: string): boolean => /\.$/.test(text) || endsWithCountry(text)
