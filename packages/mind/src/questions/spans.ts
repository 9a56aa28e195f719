import type { Problem } from '../effects/solution.ts'
import type { Needed } from '../match/need.ts'
import type { Language } from '../read/language.ts'
import { plainOf, type Word } from '../read/words.ts'
import type { Filter } from './filters.ts'
import type { Table } from './tables.ts'

/** "In October", "October 2025", "in 2024": the days of a column that lie in it. */
export function spansIn({ columns }: Table, { needed, clause, language }: Problem): Filter[] {
  const days = columns.filter(({ sort }) => sort === 'day')
  const [day] = days
  if (!day || days.length > 1) return []
  const filters: Filter[] = []
  const years = needed.filter(
    ({ value, word }) => (!value || value.sort === 'number') && /^(?:19|20)\d{2}$/.test(word.text),
  )
  // "Rent May" is what a column is called.
  const isTitled = (one: Needed) =>
    columns.some((column) => column !== day && column.words.some(({ plain }) => plain === one.word.plain))
  const months = needed.filter((one) => !one.value && !isTitled(one) && monthOf(one.word, language) !== undefined)
  for (const said of months) {
    const month = monthOf(said.word, language)
    const year = years.find(({ word }) => word.from >= said.word.to && word.from - said.word.to <= 4)
    filters.push(
      within(
        day,
        [said, ...(year ? [year] : [])],
        (date) => date.getUTCMonth() === month && (!year || date.getUTCFullYear() === Number(year.word.text)),
      ),
    )
  }
  const taken = filters.flatMap(({ words }) => words)
  for (const year of years.filter((one) => !taken.includes(one) && isAfterIn(one, clause.whole)))
    filters.push(within(day, [year], (date) => date.getUTCFullYear() === Number(year.word.text)))
  return filters
}

const within = (
  { name, size }: Table['columns'][number],
  words: readonly Needed[],
  isIn: (date: Date) => boolean,
): Filter => ({
  words,
  columns: [name],
  keeps: (row) => {
    const at = size(row)
    return at !== undefined && isIn(new Date(at))
  },
})

const isAfterIn = ({ word }: Needed, whole: string): boolean =>
  /(?:^|\s)(?:in|of|for|from|im|von|für|aus|en|de|du|pour|para)\s(?:\p{L}+\s)?$/iu.test(
    whole.slice(Math.max(0, word.from - 20), word.from),
  )

const months = new Map<Language, ReadonlyMap<string, number>>()

/** The month a word is, in the language's own names and their short forms. */
function monthOf({ plain, text }: Word, language: Language): number | undefined {
  let known = months.get(language)
  if (!known) {
    const names = (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from(
        { length: 12 },
        (_, at) => [plainOf(format.format(Date.UTC(2024, at, 15))).replace('.', ''), at] as const,
      )
    })
    known = new Map(names)
    months.set(language, known)
  }
  // "May" and "mar" are words more often, unless they are written like names.
  return plain.length > 3 || !/^\p{Ll}/u.test(text) ? known.get(plain) : undefined
}
