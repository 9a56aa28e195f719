import type { Act } from '@app/toolkit'
import type { Doing, Kind } from '../lexicon/index.ts'
import { kindsIn, type SaidKind } from '../match/kinds.ts'
import { coveredBy, type Needed, without, withoutKinds } from '../match/need.ts'
import { wordsAround } from '../match/rank.ts'
import type { Entry, Scene, Thing } from '../page/scene.ts'
import type { Value } from '../read/values.ts'
import { wordsOf } from '../read/words.ts'
import { fitValue } from './fit-value.ts'
import { callThing } from './pick.ts'
import { best, type Problem, type Solution } from './solution.ts'

/** "The second text field", "both boxes", "the slider": told by its kind and its place among its like, whatever it is called. */
export const solveByKind = (problem: Problem): Solution | undefined =>
  best(kindsIn(problem.clause.words, problem.language).map((said) => solveFor(said, problem)))

function solveFor(said: SaidKind, problem: Problem): Solution | undefined {
  const { clause, scene } = problem
  const words = clause.words.slice(said.at, said.at + said.length)
  const all = problem.needed.filter(({ weight }) => weight === 'all')
  // The place of a thing in its row is no value of its own.
  const [value, ...others] = clause.values.filter(
    ({ from, to }) => !words.some((word) => word.from < to && from < word.to),
  )
  if (others.length > 0) return undefined
  const told = problem.needed.filter(({ word }) => words.some(({ from }) => from === word.from))
  const rest = without(problem.needed, [...told, ...all])
  const things = thingsOf(said, scene)
  const act = (thing: Thing) => actOn(thing, value, problem)
  const open = (thing: Thing) => leftOf(rest, thing, isEntered(act(thing), value) ? value : undefined, problem)
  const least = Math.min(...things.map((thing) => open(thing).length))
  // What is said besides its kind tells which of them are meant.
  const fitting = things.filter((thing) => open(thing).length === least)
  // What is to be entered goes where nothing stands yet.
  const empty =
    value && said.place === undefined ? fitting.filter((thing) => thing.kind === 'field' && thing.value === '') : []
  const meant = empty.length > 0 ? empty : fitting
  const chosen = all.length > 0 ? meant : pick(meant, said.place)
  const [first] = chosen
  if (!first) return undefined
  // Whoever opens something looks around for it; only what does something is asked about.
  if (chosen.length > 1 && all.length === 0 && !DOES.some((doing) => clause.verb?.doings.includes(doing)))
    return undefined
  const acts = (all.length > 0 ? chosen : [first]).map(act)
  if (acts.some((one) => one === undefined)) return undefined
  const presses =
    acts.some((one) => one?.some((own) => own.do === 'click')) && isPressed(first.kind) ? first.name : undefined
  const left = open(first)
  return {
    acts: acts.flatMap((one) => one ?? []),
    left,
    cost: 10 * left.length + 1.5,
    alike: all.length === 0 && chosen.length > 1 ? chosen.map(callThing) : [],
    fills: presses === undefined,
    presses,
    says: chosen.map((thing) => sayAct(thing, value)).join(', '),
  }
}

/** The list that says most: the others lead through it, or around the site. */
function mainList(entries: readonly Entry[]): Entry[] {
  const letters = new Map<number, number>()
  for (const { list, text } of entries) letters.set(list, (letters.get(list) ?? 0) + text.length)
  const [list] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  return entries.filter((entry) => entry.list === list)
}

/** Of a list each entry by what in it is pressed. */
function thingsOf({ kinds, place }: SaidKind, { things, entries }: Scene): Thing[] {
  const found = things.filter(({ kind, disabled }) => kinds.includes(kind) && !disabled)
  if (found.length > 0 || place === undefined || !kinds.includes('entry')) return found
  const rows = mainList(entries)
  return rows.flatMap((entry) => entry.things.find(({ kind }) => kind === 'link' || kind === 'press') ?? [])
}

const DOES: readonly Doing[] = ['press', 'set', 'tick', 'untick', 'choose']

const pick = (things: readonly Thing[], place: number | undefined): Thing[] => {
  if (place === undefined) return [...things]
  const one = place < 0 ? things.at(place) : things[place - 1]
  return one ? [one] : []
}

/** What its name, its place, and the value it takes do not account for. */
function leftOf(rest: readonly Needed[], thing: Thing, value: Value | undefined, problem: Problem): Needed[] {
  const { language, clause } = problem
  const name = [...wordsOf(thing.name, language), ...wordsAround(thing, problem)]
  const open = rest.filter((one) => !value || one.value !== value)
  const left = without(open, coveredBy(open, name))
  return withoutKinds(
    left.filter(({ word }) => !value || !isSortOf(word.from, word.to, value, clause.whole)),
    rest,
    problem.whole,
    language,
  )
}

/** "The number 7", "the text “…”": says of the value what it is. */
const isSortOf = (from: number, to: number, value: Value, whole: string): boolean =>
  from < value.from && /^[\s"'“„«‘(-]*$/u.test(whole.slice(to, value.from))

const isEntered = (acts: readonly Act[] | undefined, value: Value | undefined): boolean =>
  value !== undefined && (acts ?? []).every(({ do: deed }) => deed !== 'click')

const isPressed = (kind: Kind): boolean => kind === 'press' || kind === 'link' || kind === 'tab' || kind === 'entry'

/** What the verb wants of a thing of this kind; undefined where it wants nothing that can be done with it. */
function actOn(thing: Thing, value: Value | undefined, { clause, language, now }: Problem): Act[] | undefined {
  const doings = new Set(clause.verb?.doings ?? [])
  const { kind, ref, on } = thing
  if (kind === 'field' || kind === 'slider' || (kind === 'choice' && value)) {
    if (!value) return doings.has('press') && kind === 'field' ? [{ do: 'click', ref }] : undefined
    if (!doings.has('set') && !doings.has('choose')) return undefined
    const fitted = fitValue(thing, value, language, now)
    return fitted && (fitted.act && !fitted.already ? [fitted.act] : [])
  }
  if (kind === 'tick' || kind === 'radio') {
    if (doings.has('untick')) return on ? [{ do: 'check', ref, on: false }] : []
    if (doings.has('tick') || doings.has('choose')) return on ? [] : [{ do: 'check', ref, on: true }]
    return doings.has('press') ? (on ? [{ do: 'click', ref }] : [{ do: 'check', ref, on: true }]) : undefined
  }
  return isPressed(kind) && (doings.has('press') || doings.has('open')) ? [{ do: 'click', ref }] : undefined
}

const sayAct = (thing: Thing, value: Value | undefined): string =>
  value ? `Set “${callThing(thing)}” to “${value.text}”` : `Press “${callThing(thing)}”`
