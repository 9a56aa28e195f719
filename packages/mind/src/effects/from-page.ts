import type { Next } from '../builtin-decider.ts'
import { kindsIn } from '../match/kinds.ts'
import { answerQuestion } from '../questions/answer.ts'
import type { Clause } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import type { Word } from '../read/words.ts'
import type { Task } from './task.ts'

/** "Enter the customer number into the reference field": what is to be entered stands on the page, and is read there first. */
export function withShown(task: Task): Task {
  const { clause, language, memory } = task
  const { verb, words, values } = clause
  const target = targetIn(clause, language)
  const enters = verb?.doings.includes('set') || (verb && phrases(language, 'copies').at(words, verb.at) > 0)
  if (!verb || !enters || values.length > 0 || !target || memory.pressed !== undefined) return task
  const object = words.slice(verb.at + verb.length, target)
  const [first, last] = [object[0], object.at(-1)]
  const text = first && textOf(object, task)
  if (!text || !last) return task
  const value = { sort: 'quote' as const, from: first.from, to: last.to, text }
  return { ...task, clause: { ...clause, words: words.filter((word) => !object.includes(word)), values: [value] } }
}

/** "Copy the text in …", "work out the sum": kept for what is said next. */
export function keepShown(task: Task): Next | undefined {
  const { clause, language, scene } = task
  const { verb, words } = clause
  // What is copied into something is entered there at once.
  if (!verb || targetIn(clause, language, ['to']) !== undefined) return undefined
  const solves = phrases(language, 'solves').at(words, verb.at) > 0
  const copies = phrases(language, 'copies').at(words, verb.at) > 0
  if (!solves && !copies) return undefined
  const text = solves ? workedOut(scene.text) : textOf(words.slice(verb.at + verb.length), task)
  return text === undefined ? undefined : { finished: 'It is noted', memory: { copied: text } }
}

/** Where "into the … field" begins. */
function targetIn({ words }: Clause, language: Task['language'], rows = ['into', 'to']): number | undefined {
  const kind = kindsIn(words, language).findLast(({ kinds }) => kinds.includes('field'))
  if (!kind) return undefined
  for (let at = kind.at - 1; at > 0 && at >= kind.at - MOST_BETWEEN; at -= 1)
    if (rows.some((row) => phrases(language, row).has(words[at] as Word))) return at
  return undefined
}
/** "Into the second reference …" */
const MOST_BETWEEN = 4

/** What the page shows under these words: in a field of its own, or beside a name; or what was noted before. */
function textOf(object: readonly Word[], task: Task): string | undefined {
  const { language, scene, memory, clause } = task
  const said = object.filter((word) => !word.small || phrases(language, 'it').has(word))
  const refers = said.every((word) => phrases(language, 'it').has(word) || phrases(language, 'results').has(word))
  if (refers) return memory.copied
  if (kindsIn(object, language).some(({ kinds }) => kinds.includes('field'))) {
    const [filled, ...more] = scene.things.filter(({ kind, value }) => kind === 'field' && value !== '')
    return more.length === 0 ? filled?.value : undefined
  }
  const asked: Clause = { ...clause, words: object, values: [], verb: undefined, asks: undefined }
  const next = answerQuestion({ ...task, clause: asked })
  return 'answer' in next && !next.doubt ? next.answer : undefined
}

const SUM = /(?<![\d.,])(-?\d+)\s*([+*/x×÷−–-])\s*(-?\d+)\s*=/u

/** The one sum that the page asks for. */
function workedOut(text: string): string | undefined {
  const [, one, sign = '', other] = SUM.exec(text) ?? []
  if (one === undefined) return undefined
  const [a, b] = [Number(one), Number(other)]
  const result = sign === '+' ? a + b : /[*x×]/u.test(sign) ? a * b : /[/÷]/u.test(sign) ? a / b : a - b
  return Number.isFinite(result) ? String(Math.round(result * 1e6) / 1e6) : undefined
}
