type Part = 'day' | 'month' | 'year'

/** The form a field asks a date in, from words like `TT.MM.JJJJ` or `MM / YY` in its label or placeholder. */
export interface DateFormat {
  parts: { part: Part; length: number }[]
  mark: string
}

const FORM = /(?<![a-z])([dtjmya]{1,4})( ?[./-] ?)([dtjmya]{1,4})(?:\2([dtjmya]{1,4}))?(?![a-z])/i

export function findDateFormat(...hints: string[]): DateFormat | undefined {
  for (const hint of hints) {
    const [, one = '', mark = '', two = '', three = ''] = FORM.exec(hint) ?? []
    const said = [one, two, three].filter(Boolean).map((letters) => letters.toLowerCase())
    const parts = said.map((letters) => ({ part: partOf(letters, said), length: letters.length }))
    if (parts.length > 1 && new Set(parts.map(({ part }) => part)).size === parts.length) return { parts, mark }
  }
  return undefined
}

/** J is the French day and the German year. */
function partOf(letters: string, all: string[]): Part {
  if (letters.startsWith('m')) return 'month'
  if (letters.length === 4 || /[ya]/.test(letters)) return 'year'
  if (letters.startsWith('j') && all.some((one) => /^[dt]/.test(one))) return 'year'
  if (letters.startsWith('j') && all.length === 2) return 'year'
  return 'day'
}

/** `2030-04-01` as the field wants it. */
export function writeDate(iso: string, { parts, mark }: DateFormat): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  const whole = { year, month, day }
  return parts
    .map(({ part, length }) =>
      part === 'year' && length === 2 ? year.slice(2) : length === 1 ? String(Number(whole[part])) : whole[part],
    )
    .join(mark)
}
