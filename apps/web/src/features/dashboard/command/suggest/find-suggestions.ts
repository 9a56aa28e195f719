import { isWhole, type Suggestion } from './suggestion.ts'

const MOST = 6
/** Of each sort at first, so that many wishes do not keep the names away. */
const FIRST = 2
/** One letter begins too much. */
const SHORTEST = 2

/** What the words typed so far may become: earlier wishes, then names, then examples; at most six. */
export function findSuggestions(words: string, from: readonly Suggestion[]): Suggestion[] {
  const typed = words.trim().toLowerCase()
  if (typed.length < SHORTEST) return []
  const last = lastWordOf(words).toLowerCase()
  const fitting = from.filter((one) => {
    const text = one.words.toLowerCase()
    if (isWhole(one)) return text !== typed && typed.split(/\s+/).every((word) => begins(text, word))
    return last.length >= SHORTEST && text !== last && begins(text, last)
  })
  const before = fitting.filter(({ kind }) => kind === 'before')
  const examples = fitting.filter(({ kind }) => kind === 'example')
  const names = fitting.filter((one) => !isWhole(one))
  const first = [before, names, examples].flatMap((sort) => sort.slice(0, FIRST))
  const rest = [before, names, examples].flatMap((sort) => sort.slice(FIRST))
  const shown = new Set(onceEach([...first, ...rest]).slice(0, MOST))
  return [before, names, examples].flat().filter((one) => shown.has(one))
}

/** The words with a suggestion taken: a wish takes their place, a name that of the word under way. */
export const accept = (words: string, taken: Suggestion): string =>
  isWhole(taken) ? taken.words : words.slice(0, words.length - lastWordOf(words).length) + taken.words

const lastWordOf = (words: string): string => /[\p{L}\p{N}@._:/-]*$/u.exec(words)?.[0] ?? ''

/** Whether a word of the text begins like this. Chinese and Japanese set no spaces: there it may stand anywhere. */
function begins(text: string, word: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true
  return false
}

function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter(({ words }) => !seen.has(words) && seen.add(words))
}
