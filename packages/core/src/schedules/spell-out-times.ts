/** More would be a pattern rather than times somebody has thought of one by one. */
const MOST = 60

/**
 * `0 2,14 * * *` as `0 2 * * *` and `0 14 * * *`. A line with one time of day runs once on the day the clocks go back,
 * and after the gap on the day they go forward; the library would treat a list of times like an interval, and run those
 * in the doubled hour twice. What has a star or a step in it is an interval, and stays as it is.
 */
export function spellOutTimes(cron: string): string[] {
  const [minute = '', hour = '', ...rest] = cron.split(/\s+/)
  const minutes = numbersIn(minute)
  const hours = numbersIn(hour)
  if (!minutes || !hours || rest.length !== 3 || minutes.length * hours.length > MOST) return [cron]
  return hours.flatMap((h) => minutes.map((m) => [m, h, ...rest].join(' ')))
}

/** Of `1,3-5`: 1, 3, 4, 5. Undefined where something else stands. */
function numbersIn(part: string): number[] | undefined {
  const numbers: number[] = []
  for (const piece of part.split(',')) {
    const match = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(piece)
    if (!match) return undefined
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
    if (last < first) return undefined
    for (let each = first; each <= last; each += 1) numbers.push(each)
  }
  return [...new Set(numbers)]
}
