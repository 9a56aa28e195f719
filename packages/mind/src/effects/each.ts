import type { Next } from '../builtin-decider.ts'
import { neededIn } from '../match/need.ts'
import type { Memory } from '../memory.ts'
import type { Entry } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { startOf } from '../read/with-fields.ts'
import type { Word } from '../read/words.ts'
import { isIn, nameIn, type Part, rowsMeant } from './rows-meant.ts'
import type { Problem } from './solution.ts'
import { solve } from './solve.ts'
import type { Task } from './task.ts'

/** More of them are shown once, not said. */
const MOST_ROWS = 20

type Do = (task: Task) => Next

/**
 * "Pause every round of the harbour", "set both to 25": the same is done to each row that is meant, one after the other, where
 * every one of them has what does it. Which they are is settled before the first: it may be another set once that is done.
 */
export function doEach(problem: Problem, task: Task, does: Do): Next | undefined {
  const { memory, clause } = task
  const each = memory.each?.from === startOf(clause) ? memory.each : begin(problem, task)
  return each && goOn(each, task, does)
}

type Each = NonNullable<Memory['each']>

function begin(problem: Problem, { scene, clause, memory }: Task): Each | undefined {
  if (memory.pressed !== undefined || scene.dialog !== undefined || clause.asks || !clause.verb) return undefined
  const found = rowsMeant(problem)
  if (!found || found.rows.length < 2 || found.rows.length > MOST_ROWS) return undefined
  const names = found.rows.map(nameIn)
  const isOnly = (name: string) => scene.entries.filter((entry) => nameIn(entry) === name).length === 1
  if (names.some((name) => name === '') || !names.every(isOnly)) return undefined
  const rest = without(clause, found.said)
  const solves = (row: Entry) => {
    const own = { ...problem, clause: rest, needed: neededIn(rest, problem.language), scene: onlyIn(row, problem) }
    const solved = solve(own)
    return solved !== undefined && solved.left.length === 0 && solved.alike.length < 2
  }
  return found.rows.every(solves) ? { from: startOf(clause), said: found.said, names, done: 0 } : undefined
}

function goOn(each: Each, task: Task, does: Do): Next {
  const { scene, clause } = task
  const rest = without(clause, each.said)
  let { done, memory } = { done: each.done, memory: task.memory }
  for (; done < each.names.length; done += 1) {
    const row = scene.entries.find((entry) => nameIn(entry) === each.names[done])
    // What is done with may be gone from the list.
    const own = scene.dialog === undefined ? (row ? onlyIn(row, task) : { ...scene, things: [] }) : scene
    if (!row && memory.pressed === undefined && scene.dialog === undefined)
      return { cannot: `“${each.names[done]}” is not there any more: ${done} of ${each.names.length} are done.` }
    const next = does({ ...task, clause: rest, scene: own, topic: [], memory })
    if ('acts' in next) {
      // Where nothing has to be waited for, the next one's turn comes with the next look.
      const isOver = next.memory.upTo === clause.to
      return {
        ...next,
        why: `${next.why} (${done + 1} of ${each.names.length})`,
        memory: { ...next.memory, upTo: task.memory.upTo, each: { ...each, done: isOver ? done + 1 : done } },
      }
    }
    if (!('finished' in next)) return next
    memory = {
      ...memory,
      pressed: undefined,
      pressedIn: undefined,
      before: [],
      covered: false,
      at: '',
      left: [],
      tries: 0,
    }
  }
  return { finished: 'It is done to all of them', memory: { each: undefined } }
}

const onlyIn = (row: Entry, { scene }: Pick<Task, 'scene'>): Task['scene'] => ({
  ...scene,
  things: scene.things.filter(({ entry }) => entry === row),
})

/** The clause without the words that tell which rows are meant. */
function without(clause: Clause, said: Part): Clause {
  const words = clause.words.filter((word) => !isIn(word, said))
  const at = clause.verb ? words.indexOf(clause.words[clause.verb.at] as Word) : -1
  return {
    ...clause,
    words,
    values: clause.values.filter((value) => !isIn(value, said)),
    verb: clause.verb && at >= 0 ? { ...clause.verb, at } : undefined,
  }
}
