import { holdsWhole } from '@app/values'
import type { Memory } from '../memory.ts'
import type { Scene } from '../page/scene.ts'
import type { Clause } from './clause.ts'
import { join } from './join-clauses.ts'
import type { Language } from './language.ts'
import { likeness, type Word, wordsOf } from './words.ts'

const FILLED = new Set(['field', 'choice', 'slider', 'tick'])

/** "Visitors today" may be what a page calls a figure of its own: there the word is a name, and no day. */
export function withNamedDays(clauses: readonly Clause[], { facts, things }: Scene, language: Language): Clause[] {
  const labels = [...facts.map(({ label }) => label), ...things.map(({ name }) => name)]
  return clauses.map((clause) => {
    const named = clause.values.filter(({ sort, from, to }) => {
      const said = clause.whole.slice(from, to).trim().toLowerCase()
      return sort === 'date' && !/\d/.test(said) && labels.some((label) => holdsWhole(label.toLowerCase(), said))
    })
    if (named.length === 0) return clause
    const words = named.flatMap(({ from, to }) =>
      wordsOf(clause.whole.slice(from, to), language).map((word) => ({
        ...word,
        small: false,
        from: word.from + from,
        to: word.to + from,
      })),
    )
    return inserted(clause, words, named)
  })
}

/** More words, in their places; what stood behind them has moved. */
function inserted(clause: Clause, more: readonly Word[], without: Clause['values']): Clause {
  const words = [...clause.words, ...more].sort((a, b) => a.from - b.from)
  const moved = <T extends { at: number } | undefined>(found: T): T =>
    found ? { ...found, at: words.indexOf(clause.words[found.at] as Word) } : found
  return {
    ...clause,
    words,
    values: clause.values.filter((value) => !without.includes(value)),
    verb: moved(clause.verb),
    asks: moved(clause.asks),
  }
}

/** Where in the words a clause begins. */
export const startOf = ({ words, values, to }: Clause): number => Math.min(words[0]?.from ?? to, values[0]?.from ?? to)

/** "…, date 12 June": on a page with a field of that name it is one more of what goes into the form, and no verb. */
export function withFields(
  clauses: readonly Clause[],
  { things }: Scene,
  language: Language,
  { upTo, until }: Pick<Memory, 'upTo' | 'until'>,
): Clause[] {
  const filled = things.filter(({ kind }) => FILLED.has(kind))
  const rounds = things.filter(({ kind }) => kind === 'radio').map(({ under }) => under.at(-1) ?? '')
  const names = [...filled.map(({ name }) => name), ...rounds].map((name) => wordsOf(name, language))
  const isName = (word: Word | undefined) =>
    word !== undefined && names.some((name) => name.some((one) => !one.small && likeness(one, word) >= 0.9))
  /** "…, where Terrace": it asks nothing where a field is called just so. */
  const isWhole = (words: readonly Word[]) =>
    names.some((name) => name.length > 0 && name.every(({ plain }, at) => words[at]?.plain === plain))
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const { verb, asks, words } = clause
    const first = words.find(({ small }) => !small)
    const isCalled = first !== undefined && names.some((name) => name.length === 1 && name[0]?.plain === first.plain)
    const isPlain = !asks && (isCalled || (verb?.doings ?? []).every((doing) => doing === 'tell'))
    const isUnderway = last !== undefined && startOf(last) >= upTo && startOf(clause) < until
    const isNamed = clause.not ? false : isPlain ? isName(first) : asks && isWhole(words)
    if (last && !last.asks && (isUnderway || (last.verb && isNamed))) joined[joined.length - 1] = join(last, clause)
    else joined.push(clause)
  }
  return joined
}
