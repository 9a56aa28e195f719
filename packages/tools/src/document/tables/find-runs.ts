import { around, bottomOf } from '../layout/boxes.ts'
import type { Line } from '../port.ts'

/** Rows further apart than this many heights of a letter do not belong to one table. */
const APART = 3
/** So many lines of running text may stand between rows: headings of groups, the rest of long cells. */
const BETWEEN = 2

/** Runs of rows that stand in columns; what lies between them goes with them, what lies before and after does not. */
export function findRuns(rows: readonly Line[][], em: number): Line[][][] {
  const runs: Line[][][] = []
  let run: Line[][] = []
  let waiting: Line[][] = []
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
    waiting = []
  }
  for (const row of rows) {
    const last = waiting.at(-1) ?? run.at(-1)
    if (last && around(row).y - bottomOf(around(last)) > APART * em) close()
    if (isTabular(row)) {
      run.push(...waiting, row)
      waiting = []
    } else if (run.length > 0) {
      waiting.push(row)
      if (waiting.length > BETWEEN || isProse(row)) close()
    }
  }
  close()
  return runs
}

/** Several parts beside each other that are not lines of running text in the columns of a page. */
function isTabular(row: Line[]): boolean {
  const parts = row.filter((line, index) => index > 0 || !isMark(line.text))
  return parts.length >= 2 && parts.filter((line) => line.words.length > 7).length < Math.max(1, parts.length - 1)
}

/** Bullets and numbers of a list. */
const isMark = (text: string): boolean => /^(?:[•●▪■◦○‣⁃–—*·]|\(?[a-z\d]{1,3}[.)]|[ivx]{1,4}[.)])$/i.test(text)

const isProse = (row: Line[]): boolean => row.some((line) => line.words.length > 12)
