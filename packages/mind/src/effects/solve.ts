import type { Act } from '@app/toolkit'
import { type Doing, LEXICONS } from '../lexicon/index.ts'
import { coveredBy, type Needed, pointsAtThing, without } from '../match/need.ts'
import { isConfirm } from '../means/leads.ts'
import { isSelector } from '../means/select-row.ts'
import type { Thing } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, wordsOf } from '../read/words.ts'
import { solveAsLabel } from './as-label.ts'
import { solveByKind } from './by-kind.ts'
import { ADDING, isPhrasal, solveByForm, solveByLabel, solveRemove, verbWords } from './by-label.ts'
import { isBegun } from './carry-out.ts'
import { fitForm } from './form.ts'
import { solveChoose, solvePress, solveTick } from './pick.ts'
import { solveSet } from './set.ts'
import { best, type Problem, type Solution } from './solution.ts'

/** Every way that a clause may be meant on this page, and of them the one that leaves least over. */
export function solve(given: Problem): Solution | undefined {
  const problem = saysAs(given) ? withoutSelectors(given) : given
  const doings = new Set<Doing>(problem.clause.verb?.doings ?? [])
  const particle = switched(problem)
  const solutions: (Solution | undefined)[] = []
  if (particle !== undefined) solutions.push(tickWithFields(problem, particle))
  solutions.push(
    solveSet(
      problem,
      doings.has('set') || doings.has('choose') || isPair(problem.clause) || addsText(problem) || isBegun(problem),
    ),
  )
  if (doings.size === 0) solutions.push(solveInRow(problem))
  if (doings.has('tick') && particle === undefined) solutions.push(tickWithFields(problem, true))
  if (doings.has('tick') && particle !== false) solutions.push(solveComplete(problem))
  if (adds(problem)) solutions.push(solveAdded(problem))
  if (doings.has('untick')) solutions.push(solveTick(problem, false))
  if (doings.has('choose') || doings.has('set') || doings.has('tick')) solutions.push(solveChoose(problem))
  if (doings.has('press') || doings.has('open') || doings.has('choose')) solutions.push(solvePress(problem))
  if (doings.has('send') && problem.needed.length === 0) solutions.push(solveSend(problem))
  if (doings.has('set') && problem.clause.values.length > 1) solutions.push(solveByForm(problem))
  if (doings.size === 0 && problem.clause.verb && problem.clause.values.length > 0)
    solutions.push(solveChange(problem), solveByForm(problem))
  if (doings.has('set') || doings.has('tick') || doings.has('choose')) solutions.push(solveAsLabel(problem))
  solutions.push(solveOffered(problem), solveNot(given), solveByLabel(given), solveRemove(given), solveByKind(problem))
  return ofThem(inPlaceOf(best(solutions), problem), problem)
}

/** "Turn on the automatic reply, until 3 August": the fields beside a tick take what it leaves over. */
function tickWithFields(problem: Problem, on: boolean): Solution | undefined {
  const solved = solveTick(problem, on)
  const [act, ...more] = solved?.acts ?? []
  const { things } = problem.scene
  const tick = things.find(({ ref }) => act && 'ref' in act && act.ref === ref)
  if (!solved || !tick || more.length > 0 || solved.alike.length > 1 || !solved.left.some(({ value }) => value))
    return solved
  const isBeside = (one: Thing) =>
    one.entry === tick.entry && one.form === tick.form && one.under.at(-1) === tick.under.at(-1)
  const fields = things.filter((one) => (one.kind === 'field' || one.kind === 'choice') && isBeside(one))
  const form = fitForm(problem, fields, solved.left)
  return form.acts.length > 0 && form.left.length === 0
    ? { ...solved, acts: [...solved.acts, ...form.acts], left: [], cost: solved.cost - 10 * solved.left.length + 1 }
    : solved
}

/** "Mark order 12 as paid": what it is to be is not done by a tick that only says which order. */
const saysAs = ({ clause: { words, verb }, language }: Problem): boolean =>
  words.some((word, at) => at > (verb?.at ?? 0) + 1 && phrases(language, 'to').has(word))

const withoutSelectors = (problem: Problem): Problem => ({
  ...problem,
  scene: { ...problem.scene, things: problem.scene.things.filter((one) => !isSelector(one, problem.language)) },
})

/** "Their booking" says no more of whom was told than "it", where nothing is entered. */
function ofThem(solved: Solution | undefined, { clause }: Problem): Solution | undefined {
  if (!solved || !clause.given || clause.values.length > 0) return solved
  const left = solved.left.filter(
    ({ word, weight }) => weight || /^\p{Lu}|\d/u.test(word.text) || !isOwned(clause.words, word.from),
  )
  return { ...solved, left, cost: solved.cost - 10 * (solved.left.length - left.length) }
}
const isOwned = (words: Clause['words'], from: number): boolean =>
  /^(?:his|her|its|their)$/u.test(words[words.findIndex((word) => word.from === from) - 1]?.plain ?? '')

const adds = (problem: Problem): boolean => verbWords(problem).some(({ word }) => word.sense === ADDING)

/** "Add a cot to the booking", where the form has a box for it that is called just so. */
function solveAdded(problem: Problem): Solution | undefined {
  const { scene, needed, language } = problem
  const things = scene.things.filter(({ kind, name, entry }) => {
    const words = wordsOf(name, language).filter(({ small }) => !small)
    return kind === 'tick' && !entry && words.length > 0 && coveredBy(needed, words).length >= words.length
  })
  const solved = things.length > 0 ? solveTick({ ...problem, scene: { ...scene, things } }, true) : undefined
  return solved && solved.left.length === 0 ? { ...solved, cost: solved.cost + 0.5 } : undefined
}

/** "Add the note “…”": what is quoted is entered where it is called so. */
const addsText = (problem: Problem): boolean =>
  adds(problem) &&
  (problem.clause.values.some(({ sort }) => sort === 'quote') ||
    problem.scene.things.some((one) => addsSuch(one, problem)))

/** "Add a label…", where a label is what was said. */
const addsSuch = ({ kind, name }: Thing, { language, needed }: Problem): boolean => {
  const words = wordsOf(name, language)
  return (
    kind === 'field' &&
    words.some(({ sense }) => sense === ADDING) &&
    coveredBy(
      needed,
      words.filter(({ sense }) => sense !== ADDING),
    ).length > 0
  )
}

/** "Ada instead of Tom": where it says Tom now. */
function inPlaceOf(solved: Solution | undefined, { clause, scene, language }: Problem): Solution | undefined {
  if (!solved || !clause.instead) return solved
  const old = clause.instead.map((word): Needed => ({ word, weight: undefined, value: undefined }))
  const held = scene.things.filter(({ ref }) => solved.acts.some((act) => 'ref' in act && act.ref === ref))
  const found = coveredBy(old, wordsOf(held.map(({ value }) => value).join(' · '), language))
  return { ...solved, left: [...solved.left, ...old.filter((one) => !found.includes(one))] }
}

/** "Assign bus 15 to Line 8": whatever the verb, the list in that row or on its sheet offers what it is to be. */
function solveInRow(problem: Problem): Solution | undefined {
  const { clause, language, scene } = problem
  if (!clause.words.some((word, at) => at > 0 && phrases(language, 'to').has(word))) return undefined
  const solved = solveSet(problem, true)
  // "Assign this parcel to Ada": the page is about one.
  const points = clause.words.some((_, at) => pointsAtThing(clause.words, at, language))
  const [act, ...more] = solved?.acts ?? []
  const isListed =
    act?.do === 'choose' &&
    scene.things.some(({ ref, entry }) => ref === act.ref && (entry || scene.dialog !== undefined || points))
  return solved && isListed && more.length === 0 && solved.left.length === 0
    ? { ...solved, cost: solved.cost + 1 }
    : undefined
}

/** "Move job 12 to Printing": the menu that is called as the verb was opened, and offers what it is to be. */
function solveOffered(problem: Problem): Solution | undefined {
  const { scene, clause, went } = problem
  const verb = clause.verb && clause.words[clause.verb.at]
  if (!scene.hung || !verb || !isIn(verb, went)) return undefined
  const things = scene.things.filter(({ role }) => role.startsWith('menuitem'))
  const solved = solvePress({ ...problem, scene: { ...scene, things } })
  return solved && solved.left.length === 0 ? solved : undefined
}

/** "Cut the guests to 45", "reschedule it to 3 May": whatever the verb, all that was said goes into fields that hold something already. */
function solveChange(problem: Problem): Solution | undefined {
  const solved = solveSet(problem, true)
  if (!solved || solved.left.length > 0 || solved.acts.length === 0) return undefined
  const holds = (act: Act) =>
    problem.scene.things.some(
      ({ ref, kind, value }) =>
        'ref' in act && ref === act.ref && value !== '' && (kind === 'field' || kind === 'choice'),
    )
  return solved.acts.every(holds) ? { ...solved, cost: solved.cost + 1 } : undefined
}

/** "Tick off", "mark as done": where there is no box, what says that it is done with. */
function solveComplete(problem: Problem): Solution | undefined {
  const { language, needed } = problem
  const done = phrases(language, 'completes')
  const verb = LEXICONS[language].completes
    .split('|')
    .flatMap((word) => wordsOf(word, language))
    .map((word) => ({ word, weight: undefined, value: undefined }))
  return solveByLabel({ ...problem, needed: needed.filter(({ word }) => !done.has(word)) }, verb)
}

/** "Switch the lift to not running": the switch for what it is not to be. */
function solveNot(problem: Problem): Solution | undefined {
  const [not, ...others] = problem.needed.filter(({ weight }) => weight === 'not')
  const doings = problem.clause.verb?.doings ?? []
  if (!not || others.length > 0 || !doings.some((doing) => doing === 'set' || doing === 'tick')) return undefined
  const said = problem.needed.find(({ word }) => word.from >= not.word.to)
  const ticks = problem.scene.things.filter(
    ({ kind, name }) => kind === 'tick' && said && coveredBy([said], wordsOf(name, problem.language)).length > 0,
  )
  if (!said || said.weight || said.value || ticks.length === 0) return undefined
  return solveTick(
    { ...problem, needed: without(problem.needed, [not]), scene: { ...problem.scene, things: ticks } },
    false,
  )
}

/** "Submit it": whatever the page calls it, there is one thing that sends. */
function solveSend(problem: Problem): Solution | undefined {
  const sends = problem.scene.things.filter(
    ({ kind, takes, disabled, name }) =>
      kind === 'press' && !disabled && (takes === 'submit' || isConfirm(name, problem)),
  )
  const [send, ...more] = sends
  if (!send || more.length > 0) return undefined
  const acts: Act[] = [{ do: 'click', ref: send.ref }]
  return { acts, left: [], cost: 1, alike: [], fills: false, presses: send.name, says: `Press “${send.name}”` }
}

/** "Title: Coffee machine": a name and its value, without a verb. */
const isPair = ({ text }: Clause): boolean => /^[^:]{2,40}(?::|=|->|→)\s+\S/u.test(text)

/** "Switch X on": the small word at the end says which way. */
function switched(problem: Problem): boolean | undefined {
  const { clause, language } = problem
  const { verb, words } = clause
  if (!verb?.doings.some((doing) => doing === 'set' || doing === 'tick' || doing === 'open')) return undefined
  const small = words.filter((word, at) => at >= verb.at + verb.length && (word.small || at === words.length - 1))
  if (small.some((word) => /^(?:on|an|ein)$/u.test(word.plain) && word === words.at(-1))) return true
  if (small.some((word) => /^(?:off|aus|ab)$/u.test(word.plain))) return isPhrasal('ticksOff', problem)
  return phrases(language, 'doing.untick').at(words, verb.at) > 0 ? false : undefined
}
