import type { Problem } from '../effects/solution.ts'
import { coveredBy, isNamed, type Needed } from '../match/need.ts'
import { entryWords } from '../match/rank.ts'
import type { Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import type { Means } from './means.ts'

/** "Select order 12": ticked, it only says which row the next press is for. */
export function isSelector({ kind, entry, name }: Thing, language: Language): boolean {
  if (kind !== 'tick' || !entry) return false
  return [...new Set<Language>([language, 'en'])].some((one) => {
    const words = wordsOf(name, one)
    return words.some((_, at) => phrases(one, 'doing.choose').at(words, at) > 0)
  })
}

/** What can be done with a row may only be shown once the row is ticked; that says nothing to the site yet. */
export function bySelecting(
  needed: readonly Needed[],
  { scene, language, clause }: Problem,
  tried: ReadonlySet<string>,
): Means | undefined {
  // What is to be done with it may be a word that is no verb for us yet: the tool that the row brings is called so.
  const [head] = clause.words
  const names = needed.filter((one) => isNamed(one) && one.word !== head)
  const rows = scene.things.filter(
    (thing) =>
      isSelector(thing, language) &&
      thing.entry !== undefined &&
      coveredBy(names, entryWords(thing.entry, language)).length === names.length,
  )
  const [row, ...more] = rows
  const key = `select ${row?.entry?.text.slice(0, 60)}`
  if (names.length === 0 || !row || row.on || more.length > 0 || tried.has(key)) return undefined
  return {
    act: { do: 'check', ref: row.ref, on: true },
    to: `what can be done with “${row.name}”`,
    by: [],
    keeps: true,
    key,
  }
}
