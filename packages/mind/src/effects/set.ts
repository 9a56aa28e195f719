import type { Act } from '@app/toolkit'
import { LEXICONS } from '../lexicon/index.ts'
import { coveredBy, coveredByLabel, looseness, type Needed } from '../match/need.ts'
import { entryWords, wordsAround } from '../match/rank.ts'
import type { Entry, Scene, Thing } from '../page/scene.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { type Aligned, align } from './align.ts'
import { isUnsaid, makesNew } from './by-label.ts'
import { takerOf } from './senders.ts'
import { isFilter, isSearch } from './slots.ts'
import type { Problem, Solution } from './solution.ts'

const SETTABLE = new Set(['field', 'choice', 'slider', 'tick', 'radio'])

/** Fields that belong together: of one entry, or of one part of the page. */
interface Group {
  entry: Entry | undefined
  fields: Thing[]
  around: readonly Word[]
  /** The same without the page's address. */
  beside: readonly Word[]
}

/** "Set X to V", "enter V into X", "assign it to V": the words are laid over the fields of each part, and the page decides. */
export function solveSet(problem: Problem, isSetting: boolean): Solution | undefined {
  const solved = groupsOf(problem).flatMap((group) => {
    // The number of a page in its address is no value that somebody said.
    const isPlaced = (one: Needed) =>
      !one.weight && coveredBy([one], one.value ? group.beside : group.around).length > 0
    const { fields, isTold } = fieldsMeant(group.fields, problem, isPlaced)
    const explains = (one: Needed) => isTold(one) || isKindOf(one, problem.needed.filter(isPlaced), problem)
    const aligned = align(problem, fields, problem.needed, explains)
    // What the verb does not say is done by something else than a field.
    const isMeant =
      aligned.used.length > 0 && (isSetting || aligned.byVerb) && !isGuessed(aligned.used, group.fields, problem)
    const loose = looseness(problem.needed.filter(isPlaced), group.around)
    return isMeant ? [{ group, aligned, cost: costOf(aligned, group) + 2 * loose }] : []
  })
  const [first, ...others] = solved.sort((a, b) => a.cost - b.cost)
  if (!first) return undefined
  const told = JSON.stringify(first.aligned.acts)
  const second = others.find(({ aligned }) => JSON.stringify(aligned.acts) !== told)
  const { aligned } = first
  const isTied = second !== undefined && second.cost - first.cost <= 0.25
  return {
    acts: aligned.acts,
    left: aligned.left,
    cost: first.cost,
    alike: isTied ? [callGroup(first), callGroup(second)] : aligned.unsure ? aligned.used.map(({ name }) => name) : [],
    fills: true,
    presses: undefined,
    says: aligned.acts.map((act) => sayAct(act, problem.scene)).join(', '),
  }
}

/**
 * "Ada, Monday" and "Ada, Tuesday": which of them is meant is said by a word that some are called by and others are not, wherever
 * else it stands. Where more than one thing is to be entered, each has words of its own.
 */
function fieldsMeant(all: readonly Thing[], { clause, needed, language }: Problem, isPlaced: (one: Needed) => boolean) {
  const holds = ({ name }: Thing, some: readonly Needed[]) =>
    coveredByLabel(some, wordsOf(name, language)).length === some.length
  const tells = (one: Needed) => {
    const called = all.filter((field) => holds(field, [one]))
    return called.length > 0 && called.length < all.length
  }
  const telling = needed.filter((one) => isPlaced(one) && tells(one))
  const toEnter = clause.values.filter((value) => telling.every((one) => one.value !== value))
  const meant = telling.length > 0 && toEnter.length < 2 ? all.filter((field) => holds(field, telling)) : []
  return meant.length > 0
    ? { fields: meant, isTold: isPlaced }
    : { fields: all, isTold: (one: Needed) => isPlaced(one) && !tells(one) }
}

/** Takes any words, and nobody has named it; the one field of a dialog is meant all the same. */
const isGuessed = (used: readonly Thing[], fields: readonly Thing[], problem: Problem): boolean =>
  (fields.length > 1 ||
    (problem.scene.dialog === undefined && fields.every(({ entry, focused }) => !entry && !focused))) &&
  problem.clause.values.every(({ sort }) => sort !== 'quote') &&
  used.some((field) => isUnsaid(field, problem))

/** "Ticket 507": the kind of thing, right before the number or name that tells which. */
function isKindOf({ word, value, weight }: Needed, placed: readonly Needed[], { clause, language }: Problem): boolean {
  const isNoun = LEXICONS[language].capitals === 'nouns' || /^\p{Ll}/u.test(word.text)
  if (value || weight || !isNoun) return false
  return placed.some(
    (next) =>
      // "The manual on Tuesday": a day tells of nothing what it is called.
      next.value?.sort !== 'date' &&
      (next.value || /^\p{Lu}|\d/u.test(next.word.text)) &&
      /^[\s#"'“„«‘(]{0,3}$/u.test(clause.whole.slice(word.to, next.word.from)) &&
      next.word.from > word.to,
  )
}

/** The smaller part is meant where both would do. */
const costOf = ({ cost }: Aligned, { entry, fields }: Group): number => cost + (entry ? 0 : 0.3) + 0.001 * fields.length

const callGroup = ({ group, aligned }: { group: Group; aligned: Aligned }): string =>
  [
    aligned.used.map(({ name }) => name).join(', '),
    group.entry?.text.slice(0, 60) ?? group.fields[0]?.under.at(-1) ?? '',
  ]
    .filter(Boolean)
    .join(', ')

function sayAct(act: Act, { things }: Scene): string {
  const name = 'ref' in act ? (things.find(({ ref }) => ref === act.ref)?.name ?? '') : ''
  if (act.do === 'fill') return `Set “${name}” to “${act.text}”`
  if (act.do === 'choose') return `Choose “${act.options.join(', ')}” for “${name}”`
  if (act.do === 'check') return `${act.on ? 'Tick' : 'Untick'} “${name}”`
  return act.do === 'slide' ? `Set “${name}” to ${act.value}` : `Use “${name}”`
}

function groupsOf(problem: Problem): Group[] {
  const { scene, language, needed } = problem
  const groups = new Map<unknown, Thing[]>()
  const put = (key: unknown, thing: Thing) => groups.set(key, [...(groups.get(key) ?? []), thing])
  const isOpen = (thing: Thing) => {
    const taker = takerOf(thing, problem)
    return (
      SETTABLE.has(thing.kind) &&
      !isSearch(thing) &&
      !isFilter(thing, problem.clause) &&
      !(taker && makesNew(taker, problem))
    )
  }
  for (const thing of scene.things.filter(isOpen)) {
    if (thing.entry) put(thing.entry, thing)
    else {
      put('', thing)
      if (thing.under.length > 0) put(thing.under.join(' / '), thing)
    }
  }
  const listed = [...groups].map(([key, fields]): Group => {
    const entry = typeof key === 'object' ? (key as Entry) : undefined
    const [sample] = fields as [Thing]
    const place = { entry, under: key === '' ? [] : sample.under }
    return { entry, fields, around: wordsAround(place, problem), beside: wordsAround(place, problem, false) }
  })
  const rows = listed.filter(({ entry }) => entry !== undefined)
  // Of many entries only one of which something was said.
  return listed.filter(
    ({ entry }) => !entry || rows.length === 1 || coveredBy(needed, entryWords(entry, language)).length > 0,
  )
}
