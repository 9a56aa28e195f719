import type { Act } from '@app/toolkit'
import { groupsOf } from '../match/groups.ts'
import { coveredBy, isNamed, type Needed, without } from '../match/need.ts'
import { isSure, type Ranked, rank, wordsAround } from '../match/rank.ts'
import type { Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, wordsOf } from '../read/words.ts'
import { isFilter } from './slots.ts'
import { best, type Problem, type Solution } from './solution.ts'

/** What a thing is called to a person: its name, and where it stands. */
export const callThing = ({ name, entry, under }: Thing): string =>
  [name || 'without a name', entry?.text.slice(0, 80) ?? under.at(-1)].filter(Boolean).join(', in ')

const alikeOf = <T extends Thing>(ranked: readonly Ranked<T>[]): string[] => {
  const [first] = ranked
  return !first || isSure(ranked)
    ? []
    : ranked.filter(({ cost }) => cost - first.cost <= 0.25).map(({ one }) => callThing(one))
}

function solutionOf<T extends Thing>(
  ranked: readonly Ranked<T>[],
  act: (thing: T) => Act[],
  says: string,
): Solution | undefined {
  const [first] = ranked
  if (!first) return undefined
  const acts = act(first.one)
  const presses = acts.some((one) => one.do === 'click') ? first.one.name : undefined
  return {
    acts,
    left: first.left,
    cost: first.cost,
    alike: alikeOf(ranked),
    fills: presses === undefined,
    presses,
    says: `${says} “${callThing(first.one)}”`,
  }
}

/** Ticks, switches and what is pressed in or out. */
export function solveTick(given: Problem, on: boolean): Solution | undefined {
  const problem = { ...given, needed: without(given.needed, toldByPage(given)) }
  const ticks = problem.scene.things.filter(
    ({ kind, disabled, on: now }) =>
      !disabled && (kind === 'tick' || (kind === 'radio' && on) || (now !== undefined && kind !== 'tab')),
  )
  const act = ({ ref, kind, on: now }: Thing): Act[] =>
    now === on ? [] : kind === 'tick' || kind === 'radio' ? [{ do: 'check', ref, on }] : [{ do: 'click', ref }]
  const several = solveSeveral(problem, ticks, act, on ? 'Tick' : 'Untick')
  if (several) return several
  const ranked = rank(ticks, problem.needed, problem).filter(
    ({ named, placed }) => named.length + placed.length > 0 || problem.needed.length === 0,
  )
  const solved = solutionOf(ranked, act, on ? 'Tick' : 'Untick')
  return solved && { ...solved, fills: true, presses: undefined }
}

/** "Tick Ada as present", where the page says "Tick everyone who is present": what a tick there means. */
function toldByPage({ clause, needed, scene, language }: Problem): Needed[] {
  const verb = clause.verb && clause.words[clause.verb.at]
  const lines = verb ? scene.text.split(/[.!?;:]\s/u).map((line) => wordsOf(line, language)) : []
  const rules = lines.filter((words) => verb && isIn(verb, words))
  return needed.filter(
    (one) => !one.weight && !isNamed(one) && rules.some((words) => coveredBy([one], words).length > 0),
  )
}

/** "All", "both", "all except": each that fits; and what is named one after the other. */
function solveSeveral(
  problem: Problem,
  things: readonly Thing[],
  act: (thing: Thing) => Act[],
  says: string,
): Solution | undefined {
  const { needed, language } = problem
  const all = needed.filter(({ weight }) => weight === 'all')
  const except = needed.find(({ weight }) => weight === 'except')
  if (all.length > 0 || except) {
    // "All except 4 and 7 as cleaned": what they are to be is said of all.
    const end = problem.clause.words.find(
      (word) => except && word.from > except.word.to && word.small && phrases(language, 'to').has(word),
    )
    const excluded = except
      ? needed.filter(({ word }) => word.from > except.word.from && !(end && word.from > end.from))
      : []
    const meant = without(needed, [...all, ...needed.filter(({ weight }) => weight === 'except'), ...excluded])
    const ranked = rank(things, meant, problem).filter(({ left }) => left.length === 0)
    const out =
      excluded.length > 0
        ? ranked.filter(
            ({ one }) =>
              coveredBy(excluded, [...wordsOf(one.name, language), ...(one.entry ? wordsAround(one, problem) : [])])
                .length > 0,
          )
        : []
    const chosen = ranked.filter((one) => !out.includes(one))
    // Who says "except" names something that is there.
    if (chosen.length === 0 || (excluded.length > 0 && out.length === 0)) return undefined
    return {
      acts: chosen.flatMap(({ one }) => act(one)),
      left: [],
      cost: 1,
      alike: [],
      fills: true,
      presses: undefined,
      says: `${says} ${chosen.map(({ one }) => `“${callThing(one)}”`).join(', ')}`,
    }
  }
  const groups = groupsOf(needed, problem)
  if (groups.length < 2) return undefined
  const solved = groups.map((group) =>
    solutionOf(
      rank(things, group, problem).filter(({ named, placed }) => named.length + placed.length > 0),
      act,
      says,
    ),
  )
  if (!solved.every((one): one is Solution => one !== undefined && one.left.length === 0 && one.alike.length === 0))
    return undefined
  return {
    acts: solved.flatMap(({ acts }) => acts),
    left: [],
    cost: Math.max(...solved.map(({ cost }) => cost)),
    alike: [],
    fills: true,
    presses: undefined,
    says: solved.map(({ says }) => says).join(', '),
  }
}

/** An option of a list, one of several round buttons, a tick: what is to be chosen says which. */
export function solveChoose(problem: Problem): Solution | undefined {
  const { scene, needed, language } = problem
  const options = scene.things
    .filter((thing) => thing.kind === 'choice' && !thing.disabled && !isFilter(thing, problem.clause))
    .flatMap((thing) =>
      thing.options
        .filter((option) => coveredBy(needed, wordsOf(option, language)).length > 0)
        .map((option) => ({ ...thing, name: option, list: thing.name, current: thing.value })),
    )
  const chosen = rank(options, needed, problem, ({ name }) => name)
    .map((one) => {
      // The list's own name may be said too.
      const listed = coveredBy(one.left, wordsOf(one.one.list, language))
      return { ...one, left: without(one.left, listed), cost: one.cost - 10 * listed.length }
    })
    .filter(({ named }) => named.length > 0)
    .sort((a, b) => a.cost - b.cost)
  const radios = scene.things.filter(({ kind, disabled }) => kind === 'radio' && !disabled)
  const round = rank(radios, needed, problem).filter(({ named }) => named.length > 0)
  return best(
    [
      solutionOf(
        chosen,
        ({ ref, name, current }) => (current === name ? [] : [{ do: 'choose', ref, options: [name] }]),
        'Choose',
      ),
      solutionOf(round, ({ ref, on }) => (on ? [] : [{ do: 'check', ref, on: true }]), 'Choose'),
      solveTick(problem, true),
    ].map((one) => one && { ...one, fills: true, presses: undefined }),
  )
}

const PRESSED = new Set(['press', 'link', 'tab', 'entry'])

/** A box around nothing but what is called just as it. */
export const isAround = ({ kind, name, entry }: Thing): boolean =>
  kind === 'entry' && (entry?.things.some((one) => one.kind !== 'entry' && one.name === name) ?? false)

/** A press of what has this name. */
export function solvePress(problem: Problem, needed = problem.needed): Solution | undefined {
  const things = problem.scene.things.filter((one) => PRESSED.has(one.kind) && !one.disabled && !isAround(one))
  const several = needed.some(({ weight }) => weight === 'all')
    ? pressSeveral({ ...problem, needed }, things)
    : undefined
  if (several) return several
  const ranked = rank(things, needed, problem).filter(({ named }) => named.length > 0)
  return solutionOf(ranked, ({ ref }) => [{ do: 'click', ref }], 'Press')
}

/** "Press Like on all posts by Ada": what is called so, in each entry that was meant. */
function pressSeveral(problem: Problem, things: readonly Thing[]): Solution | undefined {
  const inEntries = things.filter(({ entry, kind }) => entry && kind === 'press')
  const named = inEntries.filter(({ name }) => coveredBy(problem.needed, wordsOf(name, problem.language)).length > 0)
  const solved = solveSeveral(problem, named, ({ ref }) => [{ do: 'click', ref }], 'Press')
  return solved && solved.acts.length <= MOST_PRESSES ? { ...solved, fills: false } : undefined
}
/** As many as are done at once: what comes after a press may stand elsewhere. */
const MOST_PRESSES = 8
