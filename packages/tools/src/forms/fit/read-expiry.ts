/** The month a card is good until: `04/30`, `4-2030`, `2030-04`, as year and month. */
export function readExpiry(text: string): { year: string; month: string } | undefined {
  const [, first = '', second = ''] = /^\s*(\d{1,4})\s?[/.\- ]\s?(\d{1,4})(?:-\d\d)?\s*$/.exec(text) ?? []
  if (!first) return undefined
  const [month, year] = first.length === 4 ? [second, first] : [first, second]
  if (Number(month) < 1 || Number(month) > 12 || (year.length !== 2 && year.length !== 4)) return undefined
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year }
}
