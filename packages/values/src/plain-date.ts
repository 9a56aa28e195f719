/** Month names of the product's languages, by their first letters: enough to tell them apart. */
const MONTHS: [string, number][] = (
  [
    'jan ene janv januar january enero janvier',
    'feb fév févr février februar february febrero',
    'mar mär märz mars march marzo',
    'apr avr april abril avril abr',
    'may mai mayo',
    'jun juin june juni junio',
    'jul juil july juli juillet julio',
    'aug août august agosto ago',
    'sep sept september septembre septiembre',
    'oct okt october oktober octobre octubre',
    'nov november novembre noviembre',
    'dec dez dic déc december dezember décembre diciembre',
  ] as const
).flatMap((names, month) => names.split(' ').map((name): [string, number] => [name, month + 1]))

const BY_NAME = new Map(MONTHS)

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|\.|er)?\s(?:de\s|of\s)?(\p{L}{3,10})\.?,?\s(?:de\s)?(\d{4})$/u
const MONTH_FIRST = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u
const EASTERN = /^(\d{4})\s?[年/.]\s?(\d{1,2})\s?[月/.]\s?(\d{1,2})日?$/

const NUMERIC = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/

/** A whole date written plainly; undefined for anything that takes more thought. */
export function readPlainDate(text: string, monthFirst: boolean): string | undefined {
  const lower = text.trim().toLowerCase()
  const [, day, month, year] = DAY_FIRST.exec(lower) ?? []
  if (day) return whole(Number(year), BY_NAME.get(month ?? ''), Number(day))
  const [, named, date, inYear] = MONTH_FIRST.exec(lower) ?? []
  if (named) return whole(Number(inYear), BY_NAME.get(named), Number(date))
  const [, one, mark, two, last] = NUMERIC.exec(lower) ?? []
  // With points the day comes first in every language that writes so.
  if (one)
    return monthFirst && mark === '/'
      ? whole(Number(last), Number(one), Number(two))
      : whole(Number(last), Number(two), Number(one))
  const [, first, second, third] = EASTERN.exec(lower) ?? []
  return first ? whole(Number(first), Number(second), Number(third)) : undefined
}

function whole(year: number, month: number | undefined, day: number): string | undefined {
  if (!month || month > 12 || day < 1 || day > 31) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}
