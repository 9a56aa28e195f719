import { plainWords } from '@app/values'
import { type Lines, minus, type Shown } from './shown.ts'

type Words = readonly string[]

/** Shorter than that a beginning tells nothing apart. */
const SHORTEST = 4
/** A page that shows so much less than before shows something else. */
const MOST_GONE = 50

/**
 * A row that was changed or removed here and stands elsewhere on the site as it was: only a copy was changed. A row is known
 * by its first words, as a list leads with what a row is about.
 */
export function staleIn(was: readonly string[], now: readonly string[], other: Lines): string | undefined {
  const [here, elsewhere] = [now.map(wordsOf), other.lasting.map(wordsOf)]
  const gone = minus(was, now)
  for (const line of gone.length > MOST_GONE ? [] : gone.map(wordsOf)) {
    const became = longest(here.map((one) => ({ line: one, shared: beginning(line, one) })))
    const at = elsewhere.findIndex((one) =>
      became && isTelling(became.shared)
        ? runIn(one, became.shared).length === became.shared.length &&
          hasMore(one, line, became.line) &&
          !hasMore(one, became.line, line)
        : isOnlyThere(runIn(one, line), here),
    )
    if (at >= 0) return other.lasting[at]
  }
  return undefined
}

/** What was not there at the first look and is at the second, of what the page spoke of when it was done. */
export function backIn({ appeared, gone }: Shown, first: Lines, second: Lines): string | undefined {
  const spoken = [...appeared, ...gone].map(wordsOf)
  return minus(second.lasting, first.lasting).find((line) => spoken.some((one) => isTelling(runIn(one, wordsOf(line)))))
}

/** A row that the page showed to be changed, and that is there as it was: also where more is shown around it than before. */
export function unchangedIn({ appeared, gone }: Shown, fresh: Lines): string | undefined {
  const now = appeared.filter((line) => !fresh.lasting.includes(line)).map(wordsOf)
  return gone.find(
    (line) => fresh.lasting.includes(line) && now.some((one) => isTelling(beginning(wordsOf(line), one))),
  )
}

const wordsOf = (line: string): Words => plainWords(line).split(' ')

const isTelling = (words: Words): boolean => {
  const all = words.join('')
  return all.length >= SHORTEST && /\p{L}/u.test(all)
}

const isOnlyThere = (words: Words, here: readonly Words[]): boolean =>
  isTelling(words) && !here.some((line) => runIn(line, words).length === words.length)

/** Whether a line has something of the one that the other does not have. */
const hasMore = (line: Words, one: Words, other: Words): boolean =>
  one.some((word) => word.length > 1 && !other.includes(word) && line.includes(word))

function beginning(one: Words, other: Words): Words {
  const end = one.findIndex((word, at) => word !== other[at])
  return end < 0 ? one : one.slice(0, end)
}

/** As many of the first words as stand one after another somewhere in the line. What stands in boxes side by side may be glued. */
function runIn(line: Words, words: Words): Words {
  const [first = ''] = words
  const starts = line.flatMap((word, at) => (word.endsWith(first) ? [at] : []))
  return longest(starts.map((at) => ({ shared: beginning(words, [first, ...line.slice(at + 1)]) })))?.shared ?? []
}

const longest = <T extends { shared: Words }>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best && best.shared.length >= one.shared.length ? best : one), undefined)
