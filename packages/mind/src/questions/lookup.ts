import type { Problem } from '../effects/solution.ts'
import { coveredBy, coveredByLabel, type Needed, without } from '../match/need.ts'
import { entryWords, wordsAround } from '../match/rank.ts'
import type { Fact } from '../page/scene.ts'
import { likeness, wordsOf } from '../read/words.ts'

/** What is asked, as far as the page tells it. */
export interface Answered {
  answer: string
  /** Words of the page it was read from. */
  shows: string
  left: readonly Needed[]
  cost: number
  /** The list it is over, where it is over all of one. */
  over?: number | undefined
  /** Others that fit as well. */
  alike: readonly string[]
}

interface RankedFact {
  fact: Fact
  left: Needed[]
  cost: number
}

/** One value that stands beside a name: a cell under its column, a term's meaning, a field. */
export function lookUp(problem: Problem): Answered | undefined {
  const ranked = problem.scene.facts.flatMap((fact) => rankFact(fact, problem)).sort((a, b) => a.cost - b.cost)
  const [first] = ranked
  if (!first) return undefined
  const tied = ranked.filter(({ cost }) => cost - first.cost <= 0.25)
  const values = [...new Set(tied.map(({ fact }) => fact.value))]
  const alike =
    values.length > 1 ? tied.map(({ fact }) => `${fact.value} (${fact.entry?.text.slice(0, 60) ?? fact.label})`) : []
  return { answer: first.fact.value, shows: first.fact.value.slice(0, 200), left: first.left, cost: first.cost, alike }
}

function rankFact(fact: Fact, problem: Problem): RankedFact[] {
  const { needed, language } = problem
  const label = wordsOf(fact.label, language)
  const named = coveredByLabel(needed, label)
  if (named.length === 0) return []
  const rest = without(needed, named)
  const own = fact.entry ? withoutValue(fact, language) : []
  const held = coveredBy(rest, own)
  const around = coveredBy(without(rest, held), wordsAround({ under: fact.under, entry: undefined }, problem))
  const left = without(without(rest, held), around)
  // Of many entries, one is meant only if something of it was said.
  if (fact.entry && held.length === 0) return []
  const extra = label.filter((word) => !word.small && !needed.some((one) => likeness(one.word, word) > 0)).length
  const loose = named.reduce((sum, { word }) => sum + 1 - Math.max(...label.map((other) => likeness(other, word))), 0)
  return [{ fact, left, cost: 10 * left.length + extra + loose + 0.3 * around.length }]
}

/** A value does not say by itself whose it is. */
function withoutValue({ entry, value }: Fact, language: Problem['language']) {
  if (!entry) return []
  const words = [...entryWords(entry, language)]
  for (const word of wordsOf(value, language)) {
    const at = words.findIndex(({ plain }) => plain === word.plain)
    if (at >= 0) words.splice(at, 1)
  }
  return words
}
