import { withBackground } from './background.ts'
import type { Reading } from './clause.ts'
import { clausesOf } from './cut-clauses.ts'
import { PLACE, withoutAddress } from './drop-address.ts'
import { englishVerbs } from './find-verbs.ts'
import { withAlso, withArranged, withOrders, withoutHints, withPlaces, withStatements } from './join-clauses.ts'
import { languageOf } from './language.ts'
import { sentencesOf } from './split-sentences.ts'
import { findValues } from './values.ts'
import { withInstead } from './with-instead.ts'
import { withObliged } from './with-obliged.ts'
import { withPaths } from './with-paths.ts'
import { withoutFormat } from './without-format.ts'
import { withoutGlances } from './without-glances.ts'
import { withoutReasons } from './without-reasons.ts'
import { withoutStays } from './without-stays.ts'

const ADDRESS = /https?:\/\/[^\s"'<>\u3000-\u303f\uff00-\uffef\u3040-\u30ff\u4e00-\u9fff]+/giu

/** The sentence as clauses, each with its verb or question and its values. Nothing is looked at yet. */
export function readGoal(goal: string, now: Date, around?: string): Reading {
  const addressed = goal
    .slice(0, 10_000)
    .replace(ADDRESS, (address) => PLACE + (/[:,.?!]+$/u.exec(address)?.[0] ?? ''))
    .trim()
  const language = languageOf(addressed, around)
  const said = withoutAddress(addressed, language)
  const values = findValues(said, language, now, { parted: true }).filter(({ sort }) => sort !== 'url')
  const verbs = language === 'en' ? englishVerbs(said) : new Set<number>()
  const clauses = sentencesOf(said, values).flatMap(({ from, to }) =>
    clausesOf(said, from, to, values, language, verbs),
  )
  const steps = [
    withObliged,
    withoutFormat,
    withoutGlances,
    withoutHints,
    withoutReasons,
    withoutStays,
    withStatements,
    withPlaces,
    withOrders,
    withPaths,
  ]
  const joined = [...steps, withInstead, withArranged, withAlso, withBackground].reduce(
    (all, step) => step(all, language),
    clauses,
  )
  return { language, clauses: joined }
}
