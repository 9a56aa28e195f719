import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import { type Doing, LEXICONS } from '../lexicon/index.ts'
import { coveredBy, isNamed, type Needed, neededIn, sayNeeded, without } from '../match/need.ts'
import { bySearch, findMore } from '../means/find-more.ts'
import { findWay } from '../means/find-way.ts'
import { isSaidInOrder } from '../means/is-way.ts'
import { isConfirm } from '../means/leads.ts'
import { goBy } from '../means/means.ts'
import { bySelecting, isSelector } from '../means/select-row.ts'
import { turnTo } from '../means/turn-days.ts'
import type { Memory } from '../memory.ts'
import type { Thing } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { IN_PLACE } from '../read/join-clauses.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { afterPress } from './after-press.ts'
import { solveAsLabel } from './as-label.ts'
import { byHand } from './by-hand.ts'
import { solveByKind } from './by-kind.ts'
import { ADDING, isPhrasal, solveByForm, solveByLabel, solveRemove, verbWords } from './by-label.ts'
import { openCalendar, pickDay } from './calendar.ts'
import { carryOut, isBegun, isSaidJustSo, opensForm, placeOf } from './carry-out.ts'
import { keepShown, withShown } from './from-page.ts'
import { solveInPlace } from './in-place.ts'
import { moveAcross } from './move-across.ts'
import { peekForm } from './peek-form.ts'
import { solveChoose, solvePress, solveTick } from './pick.ts'
import { pickOffered } from './pick-offered.ts'
import { solveSet } from './set.ts'
import { best, type Problem, type Solution } from './solution.ts'
import { sortByHead } from './sort.ts'
import { MOST_LOOKS, type Task } from './task.ts'

/** What was said, where the page takes it just so and nothing has to be looked for. */
export function doAtOnce(task: Task): Next | undefined {
  if (task.memory.pressed !== undefined || task.failed) return doClause(task)
  const sorted = sortByHead(task)
  if (sorted) return sorted
  const problem: Problem = { ...task, needed: neededIn(task.clause, task.language) }
  const solved = solve(problem)
  return solved && solved.left.length === 0 && solved.alike.length < 2 ? doClause(task) : undefined
}

/** One clause that wants something done: the reading that leaves no word over, or a question, or the way to look further. */
export function doClause(said: Task): Next {
  const noted = keepShown(said)
  if (noted) return noted
  const task = withShown(said)
  const { clause, language, memory, failed } = task
  const given = clause.given ? givenIn(clause.given, language) : []
  const values = [...(clause.given?.values ?? []), ...clause.values]
  const problem: Problem = {
    ...task,
    clause: { ...clause, values },
    needed: [...given, ...neededIn(clause, language)],
  }
  const taken = failed ? undefined : pickOffered(problem, memory)
  if (taken) return taken
  const picked = pickDay({ ...problem, memory }, language)
  if (picked && !failed) return picked
  if (failed) return { cannot: `That did not work: ${failed.split('FAILED.')[1]?.trim() ?? failed}` }
  // What is not to be done is not done: nothing is that was not asked for.
  if (clause.not && memory.pressed === undefined && isForbidding(problem)) return { finished: 'It is left as it is' }
  if (isSparing(clause, language)) return { finished: 'It is left as it is' }
  if (memory.pressed !== undefined) return afterPress(problem, task)
  if (memory.sent && problem.needed.length === 0 && clause.verb?.doings.includes('send'))
    return { finished: 'It is saved already' }
  const turning = problem.needed.filter(
    ({ weight }) => weight === 'not' || weight === 'conditions' || weight === 'bounds',
  )
  const handed = byHand(problem, task)
  if (handed) return handed
  const searched = clause.verb?.doings.includes('search') ? search(problem, memory) : undefined
  if (searched) return searched
  const solved = solveWith(problem, task)
  if (solved && solved.left.length === 0 && turning.every((one) => !solvedWithout(one, solved)))
    return openCalendar(solved, problem) ?? carryOut(solved, problem, task)
  const inPlace = solveInPlace(problem)
  if (inPlace) return inPlace
  const moved = moveAcross(problem, task)
  if (moved) return moved
  const missing = solved && solved.left.length > 0 ? solved.left : [...verbWords(problem), ...problem.needed]
  const tried = new Set(memory.tried)
  const turned = turnTo(missing, problem, memory)
  if (turned) return turned
  const mayLook = memory.tries < MOST_LOOKS
  const known = problem.needed.filter((one) => !missing.includes(one))
  // "In the details of the skirt, set …": first one goes where that is.
  const place = placeWords(problem)
  const way = mayLook
    ? ((place.length > 1 ? findWay(place, problem, tried) : undefined) ??
      findWay(missing, problem, tried, known) ??
      // What was found before is opened, where what is to be done with it is not in sight.
      findWay(task.topic, problem, tried, known))
    : undefined
  const opened = solved && opensForm(solved, problem)
  const adds = verbWords(problem).some(({ word }) => word.sense === ADDING && !phrases(language, 'doing.set').has(word))
  const isSame = way !== undefined && opened?.acts.some((act) => 'ref' in act && act.ref === refOf(way.act))
  const isCalledSo = opened?.presses !== undefined && isSaidJustSo(opened.presses, problem)
  if (opened && !way?.tab && (adds || isSame || isCalledSo || !(way && way.by.length > 1)))
    return {
      acts: opened.acts,
      why: opened.says,
      memory: {
        pressed: opened.presses,
        pressedIn: placeOf(opened, problem),
        left: opened.left.map(({ word }) => word.from),
      },
    }
  // What is to be made is not there to be found.
  const isMade = adds && !clause.words.some((word) => phrases(language, 'to').has(word))
  const called = wordsOf(solved?.presses ?? '', language)
  const isJustSo = called.length > 1 && isSaidInOrder(called, problem)
  const means =
    (mayLook && solved && isJustSo ? peekForm(solved, problem, tried) : undefined) ??
    way ??
    (mayLook && solved ? peekForm(solved, problem, tried) : undefined) ??
    (mayLook && !isMade ? bySelecting(problem.needed, problem, tried) : undefined) ??
    (mayLook && !isMade
      ? findMore(
          missing.filter((one) => problem.needed.includes(one)),
          problem,
          tried,
        )
      : undefined)
  if (means) return goBy(means, memory)
  const near = solved && solved.cost < 30 ? ` The nearest I can do is: ${solved.says}.` : ''
  return {
    cannot: `I did not find “${sayNeeded(missing)}” here, so ${memory.upTo > 0 ? 'this part of it was not done; what comes before it was' : 'nothing was changed'}.${near}`,
  }
}

/** What is said first of where something is to be done. */
function placeWords({ clause: { words, verb }, needed }: Problem): Needed[] {
  const first = verb && words[verb.at]
  return first && verb.at > 0 && IN_PLACE.test(words[0]?.plain ?? '')
    ? needed.filter(({ word, weight }) => !weight && word.to <= first.from)
    : []
}

/** "Leave the status as it is." */
const isSparing = ({ words, values, verb }: Clause, language: Problem['language']): boolean =>
  verb !== undefined &&
  values.length === 0 &&
  phrases(language, 'spares').at(words, verb.at) > 0 &&
  words.some((_, at) => phrases(language, 'unchanged').at(words, at) > 0)

/** What was told before: "Job 2047" is told by its number, whatever a page calls such things. */
function givenIn(told: Clause, language: Problem['language']): Needed[] {
  const needed = neededIn({ ...told, verb: undefined }, language)
  const [first, next] = needed
  const isKind = first && next?.value && /^\s*$/u.test(told.whole.slice(first.word.to, next.word.from))
  return isKind ? needed.slice(1) : needed
}

const refOf = (act: Act): string | undefined => ('ref' in act ? act.ref : undefined)

/** "Search for Kafka and …": what is to be found is looked for, and is what is spoken of next. */
function search(problem: Problem, memory: Memory): Next | undefined {
  const tried = new Set(memory.tried)
  const { needed, language, whole, scene } = problem
  const found = coveredBy(needed, wordsOf(scene.text, language))
  const missing = without(needed, found).filter((one) => !isOfNamed(one, needed, found, { whole, language }))
  const isShown = found.length > 0 && missing.length === 0
  const isSearched = memory.tried.some((key) => key.startsWith('search '))
  const way = isShown && isSearched ? undefined : bySearch(problem.needed, problem, tried)
  if (way) return goBy(way, memory)
  return isShown ? { finished: 'It is here' } : undefined
}

/** "The mail by Ada", "the order of Ada": what it is is told by whose it is. */
function isOfNamed(
  one: Needed,
  needed: readonly Needed[],
  found: readonly Needed[],
  { whole, language }: Pick<Problem, 'whole' | 'language'>,
): boolean {
  const next = needed[needed.indexOf(one) + 1]
  const between = next ? wordsOf(whole.slice(one.word.to, next.word.from), language) : []
  return (
    next !== undefined &&
    !one.weight &&
    !one.value &&
    /^\p{Ll}/u.test(one.word.text) &&
    isNamed(next) &&
    found.includes(next) &&
    between.length > 0 &&
    between.every(({ small }) => small)
  )
}

/** Where the words alone do not tell, what was named before does: "it", "the book". */
function solveWith(problem: Problem, { topic }: Task): Solution | undefined {
  const solved = solve(problem)
  const { language, clause } = problem
  const isOpen = !solved || solved.alike.length > 1 || solved.left.length > 0
  const refers = clause.words.some((_, at) => phrases(language, 'it').at(clause.words, at) > 0)
  if (topic.length === 0 || !(isOpen || refers)) return solved
  // "The book" says no more of it than "it".
  const nouns = (solved?.left ?? []).filter(
    ({ word, value, weight }) => !value && !weight && /^\p{Ll}/u.test(word.text),
  )
  const own = nouns.length === 1 ? without(problem.needed, nouns) : problem.needed
  const again = solve({ ...problem, needed: [...own, ...topic] })
  return again && again.left.length === 0 && again.alike.length < 2 ? again : solved
}

/** "Don't delete it", "no reason needed", "nothing else". */
const isForbidding = ({ needed, clause }: Problem): boolean => {
  const [first] = needed
  const start = clause.words[0]?.from ?? 0
  return first?.weight === 'not' && first.word.from - start < 4 && clause.values.length === 0
}

/** A word that turns the meaning is only accounted for where something took it. */
const solvedWithout = (one: Needed, { left }: Solution): boolean => left.includes(one)

function solve(given: Problem): Solution | undefined {
  const problem = saysAs(given) ? withoutSelectors(given) : given
  const doings = new Set<Doing>(problem.clause.verb?.doings ?? [])
  const particle = switched(problem)
  const solutions: (Solution | undefined)[] = []
  if (particle !== undefined) solutions.push(solveTick(problem, particle))
  solutions.push(
    solveSet(
      problem,
      doings.has('set') || doings.has('choose') || isPair(problem.clause) || addsText(problem) || isBegun(problem),
    ),
  )
  if (doings.size === 0) solutions.push(solveInRow(problem))
  if (doings.has('tick') && particle === undefined) solutions.push(solveTick(problem, true))
  if (doings.has('tick') && particle !== false) solutions.push(solveComplete(problem))
  if (doings.has('untick')) solutions.push(solveTick(problem, false))
  if (doings.has('choose') || doings.has('set') || doings.has('tick')) solutions.push(solveChoose(problem))
  if (doings.has('press') || doings.has('open') || doings.has('choose')) solutions.push(solvePress(problem))
  if (doings.has('send') && problem.needed.length === 0) solutions.push(solveSend(problem))
  if (doings.has('set') && problem.clause.values.length > 1) solutions.push(solveByForm(problem))
  if (doings.has('set') || doings.has('tick') || doings.has('choose')) solutions.push(solveAsLabel(problem))
  solutions.push(solveNot(given), solveByLabel(given), solveRemove(given), solveByKind(problem))
  return ofThem(inPlaceOf(best(solutions), problem), problem)
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

/** "Add the note “…”": what is quoted is entered where it is called so. */
const addsText = (problem: Problem): boolean =>
  verbWords(problem).some(({ word }) => word.sense === ADDING) &&
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
  const [act, ...more] = solved?.acts ?? []
  const isListed =
    act?.do === 'choose' &&
    scene.things.some(({ ref, entry }) => ref === act.ref && (entry || scene.dialog !== undefined))
  return solved && isListed && more.length === 0 && solved.left.length === 0
    ? { ...solved, cost: solved.cost + 1 }
    : undefined
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
