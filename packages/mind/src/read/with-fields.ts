import type { Memory } from '../memory.ts'
import type { Scene } from '../page/scene.ts'
import type { Clause } from './clause.ts'
import { join } from './join-clauses.ts'
import type { Language } from './language.ts'
import { likeness, type Word, wordsOf } from './words.ts'

const FILLED = new Set(['field', 'choice', 'slider', 'tick'])

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
