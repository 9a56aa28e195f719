import type { Proof, Step } from '@app/toolkit'
import { plainWords } from '@app/values'
import type { OpenSource } from '../open-source.ts'
import { lineOf } from '../page/text-of.ts'

interface Read {
  rows: readonly Record<string, unknown>[]
  from?: string | undefined
}

/** Whether the site still says so: its page is fetched once more, and one of the rows stands there. */
export const readAgain =
  (open: OpenSource) =>
  async ({ rows, from }: Read, step: Step): Promise<Proof | undefined> => {
    if (!from || rows.length === 0) return undefined
    const { page } = await open({ url: from, browser: false }, step)
    const text = plainWords(lineOf(page.root))
    const found = rows.flatMap(wordsIn).find((words) => text.includes(plainWords(words)))
    return found === undefined
      ? undefined
      : { verdict: 'verified', words: `Read once more, the page shows “${found}”.` }
  }

/** What stands in a row as it stands on the page. */
const wordsIn = (row: Record<string, unknown>): string[] =>
  Object.values(row).flatMap((cell) =>
    typeof cell === 'string' && /\p{L}{3}/u.test(cell) && !/^https?:/.test(cell) ? [cell] : [],
  )
