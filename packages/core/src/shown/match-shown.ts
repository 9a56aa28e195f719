import { plainWords } from '@app/values'

/** So many words more than there were when it was shown may a value have. */
const MOST_MORE = 2

/**
 * What other words of the same kind mean: "Archive Tom Lee" was shown, so "Archive Anna Berg" says who it is now. All words but
 * the values must be the same, and a value must be of the same sort; else they mean something else, and nothing is guessed.
 */
export function matchShown(
  shownFor: string,
  inputs: Readonly<Record<string, string>>,
  words: string,
): Record<string, string> | undefined {
  if (plainWords(shownFor) === plainWords(words)) return {}
  const slots = slotsIn(shownFor, inputs)
  // What no words say stays as it was.
  const given: Record<string, string> = {}
  const said = words.trim()
  let at = 0
  for (const [index, { name, before }] of slots.entries()) {
    const literal = before.trim()
    const from = skip(said, at, literal)
    if (from === undefined) return undefined
    if (name === undefined) return isEnd(said.slice(from)) ? given : undefined
    const next = slots[index + 1]?.before.trim() ?? ''
    const end = next && !isEnd(next) ? indexOfWhole(said, next, from) : endOf(said)
    const value = end === undefined ? '' : said.slice(from, endOf(said.slice(0, end)))
    if (!isSameSort(value, inputs[name] ?? '')) return undefined
    if (given[name] !== undefined && given[name] !== value) return undefined
    given[name] = value
    at = end ?? said.length
  }
  return given
}

interface Slot {
  /** Undefined for what comes after the last value. */
  name: string | undefined
  /** The words before it. */
  before: string
}

/** The words as literal parts and values, the longest value first where two begin at the same place. */
function slotsIn(words: string, inputs: Readonly<Record<string, string>>): Slot[] {
  const slots: Slot[] = []
  let at = 0
  for (;;) {
    const [next] = Object.entries(inputs)
      .map(([name, value]) => ({ name, value, from: indexOfWhole(words, value, at) }))
      .filter((one): one is typeof one & { from: number } => one.from !== undefined)
      .sort((a, b) => a.from - b.from || b.value.length - a.value.length)
    if (!next) return [...slots, { name: undefined, before: words.slice(at) }]
    slots.push({ name: next.name, before: words.slice(at, next.from) })
    at = next.from + next.value.length
  }
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

function indexOfWhole(words: string, part: string, from: number): number | undefined {
  const [all, wanted] = [words.toLowerCase(), part.toLowerCase()]
  // What begins with a mark may stand right behind a word.
  const isApart = (at: number) =>
    !(isLetter(part[0]) && isLetter(words[at - 1])) && !(isLetter(part.at(-1)) && isLetter(words[at + part.length]))
  for (let at = all.indexOf(wanted, from); wanted !== '' && at >= 0; at = all.indexOf(wanted, at + 1))
    if (isApart(at)) return at
  return undefined
}

/** Past these words, where they come next; case and blanks make no difference. */
function skip(words: string, from: number, literal: string): number | undefined {
  if (isEnd(literal)) return skipMarks(words, from)
  const at = indexOfWhole(words, literal, from)
  return at !== undefined && isEnd(words.slice(from, at)) ? skipMarks(words, at + literal.length) : undefined
}

function skipMarks(words: string, from: number): number {
  let at = from
  while (at < words.length && /[\s"'“”]/u.test(words[at] ?? '')) at += 1
  return at
}

/** Nothing but what ends a sentence. */
const isEnd = (rest: string): boolean => /^[\s.!?"'“”]*$/u.test(rest)

function endOf(words: string): number {
  let at = words.length
  while (at > 0 && /[\s.!?"'“”]/u.test(words[at - 1] ?? '')) at -= 1
  return at
}

/** A number for a number, a name for a name: a value that says more than the one before may hold another wish. */
function isSameSort(value: string, before: string): boolean {
  const [now, then] = [value.split(/\s+/), before.split(/\s+/)]
  if (plainWords(value) === '' || now.length > then.length + MOST_MORE) return false
  const isNumber = (text: string) => /^[\d.,:/-]+$/.test(text)
  if (isNumber(before) !== isNumber(value) || /[;!?]|\.\s|,\s/u.test(value)) return false
  const isName = (all: readonly string[]) => all.every((word) => !/^\p{Ll}/u.test(word))
  return !isName(then) || isName(now)
}
