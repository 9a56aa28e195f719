import type { Act } from '@app/toolkit'
import { LEXICONS } from '../lexicon/index.ts'
import { coveredBy, coveredByLabel, isCompound, type Needed, without, withoutKinds } from '../match/need.ts'
import { entryWords, isSure, rank, shownWords } from '../match/rank.ts'
import { isConfirm } from '../means/leads.ts'
import type { Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, likeness, type Word, wordsOf } from '../read/words.ts'
import { fitForm } from './form.ts'
import { callThing, solveTick } from './pick.ts'
import { fieldsOf } from './senders.ts'
import { best, type Problem, type Solution } from './solution.ts'

/** Does what the verb says by pressing what is called so, with the fields of its form filled in first. */
export function solveByLabel(problem: Problem, verb: readonly Needed[] = verbWords(problem)): Solution | undefined {
  const { clause, scene } = problem
  const presses = scene.things.filter(
    ({ kind, disabled }) => (kind === 'press' || (kind === 'link' && clause.verb)) && !disabled,
  )
  // "Add it to the shortlist" is done by what is called "Shortlist" beside it.
  const adds = verb.some(({ word }) => word.sense === ADDING)
  const sets = clause.verb?.doings.includes('set') ?? false
  const named = presses.filter(
    (thing) =>
      saysDoing(thing, verb, problem) ||
      (sets &&
        thing.kind === 'press' &&
        wordsOf(thing.name, problem.language).some(({ sense }) => sense === EDITING)) ||
      (adds && thing.kind === 'press' && thing.entry && isSaidWhole(thing.name, problem)),
  )
  const said = clause.verb ? [...verb, ...problem.needed] : problem.needed
  const solved = rank(named, said, problem).map(({ one, named, left, cost, extra }) => {
    const open = left.filter(({ word }) => !clause.verb || !verb.some((own) => own.word === word))
    const form =
      open.length > 0 && one.kind !== 'link'
        ? fitForm(problem, fieldsOf(one, problem), open)
        : { acts: [], left: open, used: [] }
    const ticked = form.left.length > 0 ? tickEntries(one, form.left, problem) : undefined
    if (ticked)
      return { one, named, extra, open, form: { ...form, acts: ticked, left: [] }, cost: cost - 10 * left.length }
    return { one, named, extra, form, open, cost: cost - 10 * (left.length - form.left.length) }
  })
  // Without a verb only what is called just so was meant: "Standing order …" deletes none.
  const sorted = solved
    .filter(({ one }) => clause.verb || isSaidWhole(one.name, problem))
    .sort((a, b) => a.cost - b.cost)
  const [first] = sorted
  if (!first) return solveByForm(problem, presses)
  const ranked = sorted.map(({ one, cost }) => ({ one, cost, named: [], placed: [], left: [], extra: 0 }))
  const alike = isSure(ranked)
    ? []
    : sorted.filter(({ cost }) => cost - first.cost <= 0.25).map(({ one }) => callThing(one))
  return {
    // What takes only some of it is not the form for it.
    acts: [...(first.form.left.length > 0 ? [] : first.form.acts), { do: 'click', ref: first.one.ref }],
    left: first.form.left.length > 0 ? first.open : [],
    cost: first.cost,
    alike,
    fills: false,
    presses: first.one.name,
    byVerb: true,
    says: `Press “${callThing(first.one)}”`,
  }
}

/** "Approve selected": the entries that were meant are ticked first, and no other may be. */
function tickEntries(button: Thing, left: readonly Needed[], problem: Problem): Act[] | undefined {
  const ticks = problem.scene.things.filter(({ kind, entry }) => kind === 'tick' && entry)
  if (button.entry || ticks.length < 2) return undefined
  const things = ticks.map((one) => ({ ...one, on: false }))
  const aim = aimIn(button, left, problem)
  const needed = aim ? without(left, aim.words) : left
  const solved = solveTick({ ...problem, scene: { ...problem.scene, things }, needed }, true)
  if (!solved || solved.left.length > 0 || solved.alike.length > 0) return undefined
  const meant = new Set(solved.acts.map((act) => ('ref' in act ? act.ref : undefined)))
  if (ticks.some(({ on, ref }) => on && !meant.has(ref))) return undefined
  const ticked = solved.acts.filter((act) => ticks.some(({ ref, on }) => 'ref' in act && act.ref === ref && !on))
  return aim ? [...ticked, ...aim.acts] : ticked
}

/** "Move both to the folder Invoices": what is said behind the last "to", and a list beside the button offers, is chosen there. */
function aimIn(button: Thing, left: readonly Needed[], problem: Problem): { words: Needed[]; acts: Act[] } | undefined {
  const { clause, language } = problem
  const to = clause.words.findLast((word, at) => at > 0 && phrases(language, 'to').has(word))
  const behind = to ? left.filter(({ word }) => word.from >= to.to) : []
  const plain = (words: readonly { plain: string }[]) => words.map((word) => word.plain).join(' ')
  for (const { ref, options, value } of fieldsOf(button, problem).filter(({ kind }) => kind === 'choice'))
    for (const option of options)
      for (const [at] of behind.entries()) {
        const run = behind.slice(at)
        if (plain(run.map(({ word }) => word)) !== plain(wordsOf(option, language))) continue
        // "The folder Invoices": what kind of thing it is stands before it.
        return { words: behind, acts: option === value ? [] : [{ do: 'choose', ref, options: [option] }] }
      }
  return undefined
}

/** Every word of the name was said. */
function isSaidWhole(name: string, { clause, language }: Problem): boolean {
  const words = wordsOf(name, language)
  return words.length > 0 && words.every((word) => clause.words.some((one) => likeness(one, word) > 0))
}

/** A button that is called so; of links only one that is called just so: "Saved homes" saves nothing. */
function saysDoing(
  { name, kind, entry }: Thing,
  verb: readonly Needed[],
  { language, clause }: Pick<Problem, 'language' | 'clause'>,
): boolean {
  const words = wordsOf(name, language)
  if (kind !== 'link') return coveredByLabel(verb, words).length > 0
  const [first] = words
  // "Cancel booking 302" in the row of booking 302.
  const row = entry ? [...clause.words, ...entryWords(entry, language)] : []
  const others = words.slice(1).filter((word) => !word.small && !isIn(word, row)).length
  // "Saved homes" saves nothing.
  return (
    first !== undefined &&
    others <= 1 &&
    !/ed$/u.test(first.plain) &&
    // At the beginning of a sentence every verb is written like a name.
    verb.some(({ word }) => likeness({ ...word, text: word.plain }, first) >= 0.9)
  )
}

/** Nothing is called so, but there is one form, and it takes all that was said. */
export function solveByForm(
  problem: Problem,
  presses = problem.scene.things.filter(({ kind, disabled }) => kind === 'press' && !disabled),
): Solution | undefined {
  const { scene, language, needed } = problem
  const sends = presses.filter((thing) => isConfirm(thing.name, problem) && !makesNew(thing, problem))
  return best(
    sends.map((send) => {
      const around = wordsOf(
        [...send.under, scene.title, scene.dialog ?? '', scene.headings[0] ?? ''].join(' '),
        language,
      )
      // What the page is for is said by its headings: "New booking".
      const sets = problem.clause.verb?.doings.includes('set') ?? false
      if (!sets && coveredBy(verbWords(problem), around).length === 0 && !isNew(around, problem)) return undefined
      const form = fitForm(problem, fieldsOf(send, problem), needed)
      const open = withoutKinds(
        without(form.left, coveredBy(form.left, [...around, ...problem.went])),
        needed,
        problem.whole,
        language,
        shownWords(problem),
      )
      if (form.acts.length === 0) return undefined
      // "Set its parcel to Delivered" puts it into no field for remarks.
      if (sets && !isNew(around, problem) && form.used.some((field) => isUnsaid(field, problem))) return undefined
      // The first page of several: what it does not ask for may be asked for on the next.
      const later = GOES_ON.test(send.name) ? open.filter(({ value }) => value) : []
      const left = without(open, later)
      return {
        later,
        acts: [...form.acts, { do: 'click' as const, ref: send.ref }],
        left,
        cost: 10 * left.length + 2,
        alike: [],
        fills: false,
        presses: send.name,
        says: `Fill in the form and press “${send.name}”`,
      }
    }),
  )
}

/** Takes any words, and nobody has named it. */
export const isUnsaid = ({ kind, takes, name }: Thing, { clause, language }: Problem): boolean =>
  kind === 'field' &&
  (takes === '' || takes === 'text') &&
  name !== '' &&
  wordsOf(name, language).every(
    (word) => !isIn(word, clause.words) && !clause.words.some((one) => isCompound(one, word)),
  )

/** Whoever changes something makes nothing new: a form that adds is not for them. */
export function makesNew(button: Thing, problem: Problem): boolean {
  const edits = verbWords(problem).some(({ word }) => word.sense === EDITING)
  return edits && wordsOf(button.name, problem.language).some(({ sense }) => sense === ADDING)
}

/** The page says that something new is made here, and what: "Nouveau rendez-vous". */
const isNew = (around: readonly Word[], { needed, clause, language }: Problem): boolean =>
  !(clause.verb && phrases(language, 'treats').at(clause.words, clause.verb.at) > 0) &&
  around.some(({ sense }) => sense === ADDING) &&
  coveredBy(needed, around).some(({ word }) => word.sense !== ADDING)

/** The sense of "add", "create" and "new". */
export const ADDING = wordsOf('add', 'en')[0]?.sense

const EDITING = wordsOf('change', 'en')[0]?.sense

/** One page of several, before anything is sent. */
export const GOES_ON = /^(?:next|continue|proceed|weiter|suivant|continuer|siguiente|continuar|下一步|次へ)\b/iu

/** The verb; where the lexicon knows none, every word of the sentence that could be one. */
export function verbWords({ clause }: Problem): Needed[] {
  const { verb, words } = clause
  const said = verb
    ? words.slice(Math.max(0, verb.at), verb.at + verb.length).filter(({ small }, at) => !small || at === 0)
    : words.filter(({ small, text }) => !small && !/^\p{Lu}|\d/u.test(text))
  return said.map((word) => ({ word, weight: undefined, value: undefined }))
}

/** What is called "Remove", for who says "take it off". */
export const solveRemove = (problem: Problem): Solution | undefined =>
  isPhrasal('removes', problem)
    ? solveByLabel(
        problem,
        wordsOf('remove', 'en').map((word) => ({ word, weight: undefined, value: undefined })),
      )
    : undefined

/** "Take the tart out of the order": the verb says little without the small word behind it. */
export function isPhrasal(row: 'removes' | 'ticksOff', { clause: { verb, words }, language }: Problem): boolean {
  const said = verb && words[verb.at]
  if (!said) return false
  return LEXICONS[language][row].split('|').some((pair) => {
    const [first, particle] = pair.split(' ')
    return first === said.plain && words.some(({ plain }, at) => at > verb.at && plain === particle)
  })
}
