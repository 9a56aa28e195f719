import type { Act } from '@app/toolkit'
import { coveredBy, type Needed } from '../match/need.ts'
import type { Thing } from '../page/scene.ts'
import { wordsOf } from '../read/words.ts'
import { align } from './align.ts'
import { slotsOf } from './slots.ts'
import type { Problem } from './solution.ts'

export interface FilledForm {
  acts: Act[]
  /** What no field took. */
  left: Needed[]
  used: Thing[]
}

/** Puts what was said into the fields it belongs to. Where it could lie in two ways, nothing has taken it. */
export function fitForm(problem: Problem, fields: readonly Thing[], said: readonly Needed[]): FilledForm {
  const isMade = problem.clause.verb !== undefined && !problem.clause.verb.doings.includes('set')
  const around = wordsOf([problem.scene.dialog ?? '', ...(fields[0]?.under ?? [])].join(' · '), problem.language)
  // "To the waiting list": where the fields stand says so too.
  const isPlace = (one: Needed) => !one.value && !one.weight && coveredBy([one], around).length > 0
  const explains = (one: Needed) => (isMade && isKind(one, problem)) || isPlace(one)
  const { acts, left, used, unsure } = align(problem, fields, said, explains)
  return unsure || namesOption(problem, fields, said) ? { acts: [], left: [...said], used: [] } : { acts, left, used }
}

/** "Book 24 out": a word that counts for nothing elsewhere is what a choice of this form is called, and it stands otherwise. */
function namesOption({ clause, language }: Problem, fields: readonly Thing[], said: readonly Needed[]): boolean {
  const other = slotsOf(fields)
    .filter(({ kind }) => kind === 'choice')
    .flatMap(({ options, value }) => options.filter((option) => option !== value))
    .flatMap((option) => {
      const [only, ...more] = wordsOf(option, language)
      return only && more.length === 0 ? [only.plain] : []
    })
  return clause.words.some((word) => word.small && other.includes(word.plain) && !said.some((one) => one.word === word))
}

/** "Add the task “Pay the rent”": what is made, right before what it is called. */
function isKind({ word, value, weight }: Needed, { clause }: Problem): boolean {
  if (value || weight || /^\p{Lu}|\d/u.test(word.text)) return false
  const next =
    /^\s*(?:(?:called|named|titled|namens|appelée?|llamad[oa])\s+)?(\S)/u.exec(
      clause.whole.slice(word.to, clause.to),
    )?.[1] ?? ''
  return /[\p{Lu}"“„«'‘]/u.test(next)
}
