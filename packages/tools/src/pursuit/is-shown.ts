/** What a mind says at the end: the words it points to, and what it answers. */
interface Said {
  shows?: string | undefined
  answer?: unknown
}

/**
 * From the fresh look, never by the mind's word: what it points to stands there, and so does what it answers, as it stands
 * or fact by fact. What was worked out, such as a sum, stands nowhere.
 */
export function isShown({ shows, answer }: Said, page: string): boolean {
  const seen = plain(page)
  const said = textsIn(answer)
  if (!shows && said.length === 0) return false
  const stands = (words: string) => seen.includes(plain(words))
  if (shows && !stands(shows)) return false
  return said.every((words) => stands(words) || isShownByFacts(words, seen))
}

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

function isShownByFacts(words: string, seen: string): boolean {
  const facts = [...words.matchAll(FACTS)].filter(
    ({ 0: fact, index }) => /\d/.test(fact) || !BEGINS_SENTENCE.test(words.slice(0, index)) || words.includes(','),
  )
  return facts.length > 0 && facts.every(([fact]) => hasWhole(seen, plain(fact)))
}

/** The 3 in 1337 is not the 3 that was meant. */
function hasWhole(seen: string, fact: string): boolean {
  for (let at = seen.indexOf(fact); at >= 0; at = seen.indexOf(fact, at + 1)) {
    const [before, after] = [seen[at - 1] ?? ' ', seen[at + fact.length] ?? ' ']
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s"'“”]+/g, ' ')
    .trim()
