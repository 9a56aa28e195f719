import { Refused } from '@app/toolkit'
import { CsvError, parse } from 'csv-parse/sync'
import { pageOfText } from '../layout/page-of-text.ts'
import { MOST_COLUMNS, MOST_ROWS } from '../limits.ts'
import type { Contents } from './contents.ts'
import { decodeBytes } from './decode-bytes.ts'

const DELIMITERS = [',', ';', '\t', '|']

/** Rows of text as they stand: a cell that begins like a formula is text like any other. */
export function readCsv(bytes: Uint8Array): Contents {
  const { text, encoding } = decodeBytes(bytes)
  const delimiter = findDelimiter(text)
  judgeWidth(text, delimiter)
  const rows = parseRows(text, delimiter)
  const written = rows.map((row) => row.join('\t')).join('\n')
  return {
    pages: [pageOfText(written)],
    text: written,
    tables: [{ page: 1, rows }],
    meta: { encoding, delimiter: delimiter === '\t' ? 'tab' : delimiter, rows: rows.length },
  }
}

/** Before it is parsed: a row of a million cells takes a parser longer than all the rest. */
function judgeWidth(text: string, delimiter: string): void {
  const [cut, end, quote] = [delimiter.charCodeAt(0), 10, 34]
  let [columns, quoted] = [1, false]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) quoted = !quoted
    else if (sign === end) [columns, quoted] = [1, false]
    else if (sign === cut && !quoted) columns += 1
    if (columns > MOST_COLUMNS) throw new Refused(`The table has more than ${MOST_COLUMNS} columns. Give a part of it.`)
  }
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
      // A quote that is never closed makes the rest of the file one cell.
      max_record_size: 2_000_000,
    }) as string[][]
    if (rows.length > MOST_ROWS) throw new Refused(`The table has more than ${MOST_ROWS} rows. Give a part of it.`)
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refused(
      'The table cannot be read: a quote is opened and never closed, or a row is too long. Save it as CSV again.',
      { cause: error },
    )
  }
}

/** The sign that cuts the first lines into the same number of parts, and into the most. */
function findDelimiter(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).filter(Boolean).slice(0, 20)
  let [best, most] = [',', 0]
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    const alike = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    if (usual > 0 && usual * alike > most) [best, most] = [delimiter, usual * alike]
  }
  return best
}
