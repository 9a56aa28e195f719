import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import type { Doing } from '../lexicon/index.ts'
import { countedIn, kindsIn } from '../match/kinds.ts'
import { type Needed, neededIn, sayNeeded } from '../match/need.ts'
import { isSure, rank } from '../match/rank.ts'
import type { Entry, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { callThing, isAround } from './pick.ts'
import type { Problem } from './solution.ts'
import type { Task } from './task.ts'

const HANDS: readonly Doing[] = ['scroll', 'wait', 'hover', 'drag']

/** What asks for a hand by its name: to scroll, to wait, to point at something, to drag it somewhere. */
export function byHand(problem: Problem, task: Task): Next | undefined {
  const { verb } = problem.clause
  if (verb?.length === 0 && verb.doings.includes('open')) return openNext(problem, task)
  const doing = verb?.doings.length === 1 ? HANDS.find((one) => verb.doings.includes(one)) : undefined
  if (!doing) return undefined
  const done = { memory: { upTo: problem.clause.to } }
  if (doing === 'scroll') return { ...done, ...scroll(problem) }
  if (doing === 'wait') return wait(problem, done)
  if (doing === 'hover') return hover(problem, done)
  return drag(problem, task, done)
}

/** "File > Export": a menu opens its next level where it is pointed at, or pressed; pressed it may already do something. */
function openNext(problem: Problem, { rest, memory }: Task): Next | undefined {
  const { scene, language, clause } = problem
  const [next] = rest
  if (next && oneOf(scene.things, neededIn(next, language), problem)) return { finished: 'It is open' }
  const found = oneOf(scene.things, problem.needed, problem)
  const key = `pointed at ${clause.text}`
  if (!found) return undefined
  const isNew = found.role === 'menuitem' && !memory.tried.includes(key)
  return isNew
    ? {
        acts: [
          { do: 'hover', ref: found.ref },
          { do: 'wait', seconds: OPENS_SECONDS },
        ],
        why: `Open “${found.name}”`,
        memory: { tried: [...memory.tried, key] },
      }
    : { acts: [{ do: 'click', ref: found.ref }], why: `Open “${found.name}”`, memory: { upTo: clause.to } }
}

/** Menus wait a moment before they open. */
const OPENS_SECONDS = 0.6

type Done = { memory: { upTo: number } }

/** To the end, unless it is said to be the other one; of the box that is named, or of the page. */
function scroll({ clause, language, scene }: Problem): { acts: Act[]; why: string } {
  const kinds = kindsIn(clause.words, language).flatMap((said) => said.kinds)
  const boxes = scene.things.filter(({ kind }) => kind === 'field' && kinds.includes('field'))
  const [box, ...more] = boxes.filter(({ takes }) => boxes.length === 1 || takes === '')
  const isUp = clause.words.some((word) => phrases(language, 'upwards').has(word))
  const ref = box && more.length === 0 ? box.ref : undefined
  return {
    acts: [{ do: 'scroll', by: isUp ? -FAR : FAR, ...(ref ? { ref } : {}) }],
    why: isUp ? 'Scroll up' : 'Scroll down',
  }
}
/** Pixels: farther than a page is long. */
const FAR = 20_000

/** "Wait 3 seconds", "wait until it says “Ready”". */
function wait({ clause }: Problem, done: Done): Next {
  const [value, ...more] = clause.values
  const seconds = value && value.sort === 'number' && more.length === 0 ? Number(value.text) : undefined
  const text = value && value.sort === 'quote' && more.length === 0 ? value.text : undefined
  if (text) return { ...done, acts: [{ do: 'wait', text }], why: `Wait for “${text}”` }
  if (seconds !== undefined && seconds > 0 && seconds <= MOST_SECONDS)
    return { ...done, acts: [{ do: 'wait', seconds }], why: `Wait ${seconds} seconds` }
  return { cannot: 'I can wait for so many seconds, or until words in quotation marks are there.' }
}
const MOST_SECONDS = 60

function hover(problem: Problem, done: Done): Next {
  const found = oneOf(problem.scene.things, problem.needed, problem)
  if (!found) return { cannot: `I did not find “${sayNeeded(problem.needed)}” here, so nothing was done.` }
  return { ...done, acts: [{ do: 'hover', ref: found.ref }], why: `Point at “${callThing(found)}”` }
}

/** "Drag X onto Y", "drag X to the second place": both have to be in sight. */
function drag(problem: Problem, { memory }: Task, done: Done): Next | undefined {
  const { clause, language, needed, scene } = problem
  const to = clause.words.findIndex(
    (word, at) => at > (clause.verb?.at ?? 0) && ['into', 'to'].some((row) => phrases(language, row).has(word)),
  )
  const end = clause.words[to]?.from
  if (end === undefined) return undefined
  const [what, where] = [needed.filter(({ word }) => word.from < end), needed.filter(({ word }) => word.from > end)]
  const things = [...scene.things, ...scene.entries.flatMap(asThing)]
  const moved = oneOf(things, what, problem)
  if (!moved) return undefined
  const place = countedIn(
    clause.words.filter(({ from }) => from > end),
    language,
  )
  const row = place === undefined ? [] : scene.entries.filter(({ list }) => list === listOf(moved, scene.entries))
  const target =
    place === undefined
      ? oneOf(
          things.filter((one) => one !== moved),
          where,
          problem,
        )
      : place < 0
        ? row.at(place)
        : row[place - 1]
  if (!target?.ref || memory.tries > 0) return undefined
  const onto = target.ref
  if (onto === moved.ref) return { finished: 'It is there already' }
  return { ...done, acts: [{ do: 'drag', ref: moved.ref, onto }], why: `Drag “${callThing(moved)}” there` }
}

const listOf = ({ ref, entry }: Thing, entries: readonly Entry[]): number | undefined =>
  (entry ?? entries.find((one) => one.ref === ref))?.list

/** An entry of a list as something one can take hold of. */
const asThing = (entry: Entry): Thing[] =>
  entry.ref && entry.things.every(({ ref }) => ref !== entry.ref)
    ? [{ ...PLAIN, ref: entry.ref, name: entry.text.slice(0, 120), under: entry.under }]
    : []

const PLAIN: Thing = {
  ...{ ref: '', kind: 'entry', role: 'listitem', name: '', value: '', takes: '', leads: '', place: 0 },
  ...{ options: [], under: [], on: undefined, entry: undefined, form: undefined },
  ...{ drawn: false, sign: '', disabled: false, locked: false, required: false, shows: false, menu: false },
  ...{ closed: false, open: false, focused: false, steps: false },
}

/** The only one that all of this is said of. */
function oneOf(things: readonly Thing[], needed: readonly Needed[], problem: Problem): Thing | undefined {
  if (needed.length === 0) return undefined
  const ranked = rank(
    things.filter((one) => !isAround(one)),
    needed,
    problem,
  ).filter(({ left, named }) => left.length === 0 && named.length > 0)
  return isSure(ranked) ? ranked[0]?.one : undefined
}
