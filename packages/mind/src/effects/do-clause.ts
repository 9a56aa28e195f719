import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import { coveredBy, isNamed, type Needed, neededIn, pointsAtThing, sayNeeded, without } from '../match/need.ts'
import { bySearch, findMore } from '../means/find-more.ts'
import { findWay } from '../means/find-way.ts'
import { isSaidInOrder } from '../means/is-way.ts'
import { goBy } from '../means/means.ts'
import { bySelecting } from '../means/select-row.ts'
import { turnTo } from '../means/turn-days.ts'
import type { Memory } from '../memory.ts'
import type { Clause } from '../read/clause.ts'
import { IN_PLACE } from '../read/join-clauses.ts'
import { phrases } from '../read/phrases.ts'
import { startOf } from '../read/with-fields.ts'
import { wordsOf } from '../read/words.ts'
import { afterPress } from './after-press.ts'
import { byHand } from './by-hand.ts'
import { ADDING, verbWords } from './by-label.ts'
import { openCalendar, pickDay } from './calendar.ts'
import { carryOut, isSaidJustSo, opensForm, placeOf } from './carry-out.ts'
import { doEach } from './each.ts'
import { keepShown, withShown } from './from-page.ts'
import { solveInPlace } from './in-place.ts'
import { moveAcross } from './move-across.ts'
import { peekForm } from './peek-form.ts'
import { pickOffered } from './pick-offered.ts'
import { severalNamed } from './rows-meant.ts'
import type { Problem, Solution } from './solution.ts'
import { solve } from './solve.ts'
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
    sets: clause.verb?.doings.includes('set') ?? false,
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
  const begun = memory.each?.from === startOf(clause) ? doEach(problem, task, doOne) : undefined
  if (begun) return begun
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
  const several = doEach(problem, task, doOne)
  if (several) return several
  const named = severalNamed(problem)
  if (named.length > 1)
    return {
      cannot: `This would have to be done to each of them by itself: ${named.join(', ')}. Say it of one of them.`,
    }
  const inPlace = solveInPlace(problem)
  if (inPlace) return inPlace
  const moved = moveAcross(problem, task)
  if (moved) return moved
  const missing = solved && solved.left.length > 0 ? solved.left : [...verbWords(problem), ...problem.needed]
  const tried = new Set(memory.tried)
  const turned = turnTo(missing, problem, memory)
  if (turned) return turned
  const mayLook = memory.tries < MOST_LOOKS && !isOfThisPage(clause, language)
  const known = problem.needed.filter((one) => !missing.includes(one))
  // "In the details of the skirt, set …": first one goes where that is.
  const place = placeWords(problem)
  const way = mayLook
    ? ((place.length > 1 ? findWay(place, problem, tried) : undefined) ??
      findWay(missing.map(asVerb(problem)), problem, tried, known) ??
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
  const isJustSo = called.length > 1 && (isSaidInOrder(called, problem) || isSaidJustSo(solved?.presses ?? '', problem))
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

/** What is done to one of several. */
const doOne = (task: Task): Next => doClause({ ...task, memory: { ...task.memory, each: undefined } })

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
  // "Search for Ada and read the phone": hers.
  const about = needed.map(({ word }) => word.text).join(' ')
  return isShown ? { finished: 'It is here', memory: isSearched ? { about } : {} } : undefined
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

/** "Assign this parcel to Ada": what is pointed at is on this page, and what another page has is another's. */
function isOfThisPage({ words, values }: Clause, language: Problem['language']): boolean {
  return words.some(
    (word, at) =>
      pointsAtThing(words, at, language) &&
      !values.some(({ from, to }) => from < (words[at + 1]?.to ?? 0) && word.from < to),
  )
}

/** "Delete" begins the sentence, and is no name for that. */
const asVerb =
  ({ clause: { words, verb } }: Problem) =>
  (one: Needed): Needed =>
    verb && one.word.from === words[verb.at]?.from ? { ...one, word: { ...one.word, text: one.word.plain } } : one

/** "Don't delete it", "no reason needed", "nothing else"; who says "I don't want it" wants something done about it. */
const isForbidding = ({ needed, clause, language }: Problem): boolean => {
  const [first] = needed
  const [begin] = clause.words
  const isWish = begin !== undefined && phrases(language, 'subjects').has(begin)
  return first?.weight === 'not' && !isWish && first.word.from - (begin?.from ?? 0) < 4 && clause.values.length === 0
}

/** A word that turns the meaning is only accounted for where something took it. */
const solvedWithout = (one: Needed, { left }: Solution): boolean => left.includes(one)
