import type { Next } from '../builtin-decider.ts'
import { coveredBy, neededIn, without } from '../match/need.ts'
import { orderIn } from '../questions/order.ts'
import { type Column, tablesOf } from '../questions/tables.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import type { Task } from './task.ts'

/** One press puts it in one order, the next in the other, and a third may undo it. */
const MOST_PRESSES = 2

/** "Sort the list by price, highest first": by the head of the column, until its rows stand so. */
export function sortByHead(task: Task): Next | undefined {
  const { clause, language, scene, memory } = task
  const { verb, words } = clause
  if (!verb || phrases(language, 'arranges').at(words, verb.at) === 0) return undefined
  const order = orderIn(clause, language)
  const said = neededIn(clause, language).filter(
    ({ word, weight }) => !weight && !order?.words.includes(word) && !phrases(language, 'ordered').has(word),
  )
  const [head, ...others] = scene.heads.filter(({ name }) => coveredBy(said, wordsOf(name, language)).length > 0)
  if (!head || others.length > 0) return undefined
  const column = tablesOf(scene, language)
    .flatMap(({ columns, rows }) => columns.map((one) => ({ one, rows })))
    .find(
      ({ one }) =>
        one.name === head.name || wordsOf(one.name, language)[0]?.plain === wordsOf(head.name, language)[0]?.plain,
    )
  const around = wordsOf(
    [scene.title, ...scene.headings, ...scene.things.map(({ name }) => name)].join(' · '),
    language,
  )
  const left = without(said, coveredBy(said, [...wordsOf(head.name, language), ...around]))
  // What it is called, as "list" or "table", says no more.
  if (!column || left.some(({ value, word }) => value || /^\p{Lu}/u.test(word.text))) return undefined
  const key = `sort ${head.name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()}`
  const pressed = memory.tried.filter((one) => one === key).length
  if (pressed > 0 && (!order || isOrdered(column, order.most))) return { finished: 'They stand in this order' }
  if (pressed === 0 && order && isOrdered(column, order.most)) return { finished: 'They stand in this order already' }
  if (pressed >= MOST_PRESSES) return { cannot: `“${head.name}” does not put them in that order.` }
  return {
    acts: [{ do: 'click', ref: head.ref }],
    why: `Sort by “${head.name}”`,
    memory: { tried: [...memory.tried, key] },
  }
}

function isOrdered(
  { one, rows }: { one: Column; rows: readonly Parameters<Column['cell']>[0][] },
  most: boolean,
): boolean {
  const sizes = rows.map((row) => one.size(row) ?? one.cell(row).toLowerCase())
  return sizes.every((size, at) => {
    const before = sizes[at - 1]
    return before === undefined || typeof before !== typeof size || before === size || before > size === most
  })
}
