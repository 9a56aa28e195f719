import { plainWords, readNumber } from '@app/values'

/** Whether lines of a page say a value: as it is, or a number or a day in the page's own way of writing it. */
export function says(lines: readonly string[]): (value: string) => boolean {
  const all = ` ${plainWords(lines.join(' '))} `
  const has = (plain: string) => all.includes(plain.length <= SHORT ? ` ${plain} ` : plain)
  return (value) => has(plainWords(value)) || saysNumber(lines, value) || saysDay(lines, value)
}

/** The 3 in 1043 is not the 3 that was entered. */
const SHORT = 3

const NUMBERS = /\d(?:[\d.,'’\s]*\d)?/g

function saysNumber(lines: readonly string[], value: string): boolean {
  if (!/^\d[\d.,'’]*$/.test(value)) return false
  const meant = readNumber(value)
  if (meant === undefined) return false
  return lines.some((line) => (line.match(NUMBERS) ?? []).some((one) => readNumber(one) === meant))
}

/** A day is written in a hundred ways; its day and its year stand in all of them that are whole. */
function saysDay(lines: readonly string[], value: string): boolean {
  const [, year, , day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (!year || !day) return false
  return lines.some((line) => {
    const numbers = (line.match(/\d+/g) ?? []).map(Number)
    return numbers.includes(Number(day)) && (numbers.includes(Number(year)) || numbers.includes(Number(year) % 100))
  })
}
