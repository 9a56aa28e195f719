import type { Language } from './language.ts'

/** Weekdays in full, as a language writes them. */
export const weekdaysOf = (language: Language): readonly string[] =>
  DAYS.map((date) => date.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }))

const DAYS = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)))
const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 1)))
const known = new Map<Language, ReadonlySet<string>>()

/** Weekdays and months, as a language writes them in full and shortened. */
function calendarNames(language: Language): ReadonlySet<string> {
  const made = known.get(language)
  if (made) return made
  const written = (dates: readonly Date[], part: 'weekday' | 'month') =>
    (['long', 'short'] as const).flatMap((width) =>
      dates.map((date) => plainOf(date.toLocaleDateString(language, { [part]: width, timeZone: 'UTC' }))),
    )
  const names = new Set([...written(DAYS, 'weekday'), ...written(MONTHS, 'month')])
  known.set(language, names)
  return names
}

const plainOf = (name: string): string => name.replace(/\./g, '').trim().toLowerCase()

/** Columns of one kind, one after the other: days, months, or the same name with another number. */
export function isSeries(names: readonly string[], language: Language): boolean {
  const calendar = new Set([...calendarNames(language), ...calendarNames('en')])
  const rests = names.map((name) => {
    const words = plainOf(name)
      .replace(/\d+/g, '#')
      .split(/[\s,/-]+/)
    return words.map((word) => (calendar.has(word) ? '#' : word)).join(' ')
  })
  return new Set(rests).size === 1 && rests[0]?.includes('#') === true && new Set(names).size === names.length
}
