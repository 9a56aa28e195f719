import { holdsWhole, plainWords } from '@app/values'

/** What a mind says at the end: the words it points to, and what it answers. */
interface Said {
  shows?: string | undefined
  answer?: unknown
}

/** Where it stands, line by line, or what of it stands nowhere. */
interface Standing {
  shown: boolean
  lines: string[]
  missing?: string
}

const MOST_LINES = 3
const LONGEST_LINE = 160

/**
 * From the fresh look, never by the mind's word: what it points to stands there, and so does what it answers, as it stands
 * or fact by fact. What was worked out, such as a sum, stands nowhere.
 */
export function whereShown({ shows, answer }: Said, page: string): Standing {
  const said = textsIn(answer)
  if (!shows && said.length === 0) return { shown: false, lines: [] }
  const seen = plainWords(page)
  const stands = (words: string) => seen.includes(plainWords(words))
  if (shows && !stands(shows)) return { shown: false, lines: [], missing: shows }
  const facts = said.flatMap((words) => (stands(words) ? [] : factsIn(words)))
  const missing = facts.find((fact) => !holdsWhole(seen, plainWords(fact))) ?? said.find(isBare(stands))
  if (missing !== undefined) return { shown: false, lines: [], missing }
  return { shown: true, lines: linesWith([...facts, ...said.filter(stands), ...(shows ? [shows] : [])], page) }
}

/** The lines that hold most of it, as a person reads them. */
function linesWith(facts: readonly string[], page: string): string[] {
  const held = page
    .split('\n')
    .map((line) => ({ line, holds: facts.filter((fact) => plainWords(line).includes(plainWords(fact))) }))
  const wanted = new Set(facts)
  const lines: string[] = []
  for (const { line, holds } of held.sort((a, b) => b.holds.length - a.holds.length)) {
    if (lines.length === MOST_LINES) break
    if (!holds.some((fact) => wanted.has(fact))) continue
    for (const fact of holds) wanted.delete(fact)
    lines.push(forPeople(line))
  }
  // What goes over several lines is told as it was said.
  return lines.length > 0 ? lines : facts.slice(0, 1)
}

const forPeople = (line: string): string =>
  line
    .replaceAll(/\[[a-z]\w*\]/g, '')
    .replace(/^[\s+*-]*(?:[a-z]+:? )?/, '')
    .replaceAll('"', '')
    .trim()
    .slice(0, LONGEST_LINE)

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (typeof value === 'number') return [String(value)]
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn)
  return []
}

/** Numbers, codes and names: what an answer can be wrong about. The first word of a sentence is big whatever it is. */
const FACTS =
  /(?<![\p{L}\p{N}])(?:\p{Lu}+-\d[\d-]*|[+-]?\d(?:[\d.,:/-]*\d)?|\p{Lu}[\p{L}\p{M}'’-]{2,})(?![\p{L}\p{N}])/gu
const BEGINS_SENTENCE = /(?:^|[.!?:]\s+)$/

const factsIn = (words: string): string[] =>
  [...words.matchAll(FACTS)]
    .filter(
      ({ 0: fact, index }) => /\d/.test(fact) || !BEGINS_SENTENCE.test(words.slice(0, index)) || words.includes(','),
    )
    .map(([fact]) => fact)

/** Words that stand nowhere and have no fact in them are no answer that could. */
const isBare =
  (stands: (words: string) => boolean) =>
  (words: string): boolean =>
    !stands(words) && factsIn(words).length === 0
