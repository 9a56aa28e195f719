/** When an agent runs, as people say it. What none of these says is written in cron. */
export type Timing =
  | { every: 'minutes'; minutes: number }
  | { every: 'hours'; minute: number }
  | { every: 'days' | 'weekdays'; time: string }
  | { every: 'weeks'; time: string; days: readonly number[] }
  | { every: 'months'; time: string; day: number }
  | { every: 'cron'; cron: string }
export type Every = Timing['every']

export const EVERY: readonly Every[] = ['minutes', 'hours', 'days', 'weekdays', 'weeks', 'months', 'cron']
/** Those that divide an hour, so that the runs are as far apart as they say. */
export const INTERVALS = [1, 2, 5, 10, 15, 20, 30] as const

/** The words as a cron line. Days of the week count from Sunday, as cron does. */
export function toCron(timing: Timing): string {
  switch (timing.every) {
    case 'minutes':
      return timing.minutes === 1 ? '* * * * *' : `*/${timing.minutes} * * * *`
    case 'hours':
      return `${timing.minute} * * * *`
    case 'days':
      return `${clock(timing.time)} * * *`
    case 'weekdays':
      return `${clock(timing.time)} * * 1-5`
    case 'weeks':
      return `${clock(timing.time)} * * ${[...timing.days].sort((a, b) => a - b).join(',')}`
    case 'months':
      return `${clock(timing.time)} ${timing.day} * *`
    default:
      return timing.cron.trim()
  }
}

/** `09:05` as cron writes it: `5 9`. */
function clock(time: string): string {
  const [hour = '0', minute = '0'] = time.split(':')
  return `${Number(minute)} ${Number(hour)}`
}

const READERS: [RegExp, (parts: string[]) => Timing][] = [
  [/^\* \* \* \* \*$/, () => ({ every: 'minutes', minutes: 1 })],
  [/^\*\/(2|5|10|15|20|30) \* \* \* \*$/, ([minutes]) => ({ every: 'minutes', minutes: Number(minutes) })],
  [/^([0-5]?\d) \* \* \* \*$/, ([minute]) => ({ every: 'hours', minute: Number(minute) })],
  [/^([0-5]?\d) ([01]?\d|2[0-3]) \* \* \*$/, (at) => ({ every: 'days', time: timeOf(at) })],
  [/^([0-5]?\d) ([01]?\d|2[0-3]) \* \* 1-5$/, (at) => ({ every: 'weekdays', time: timeOf(at) })],
  [
    /^([0-5]?\d) ([01]?\d|2[0-3]) \* \* ([0-6](?:,[0-6])*)$/,
    (at) => ({ every: 'weeks', time: timeOf(at), days: (at[2] ?? '').split(',').map(Number) }),
  ],
  [
    /^([0-5]?\d) ([01]?\d|2[0-3]) ([1-9]|[12]\d|3[01]) \* \*$/,
    (at) => ({ every: 'months', time: timeOf(at), day: Number(at[2]) }),
  ],
]

const timeOf = ([minute = '0', hour = '0']: string[]) => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`

/** A stored line in words, where there are words for it. */
export function fromCron(cron: string): Timing {
  const line = cron.trim().replace(/\s+/g, ' ')
  for (const [form, read] of READERS) {
    const found = form.exec(line)
    if (found) return read(found.slice(1))
  }
  return { every: 'cron', cron }
}

/** Another way to say when, keeping the time of day that was said. */
export function turnInto(every: Every, timing: Timing): Timing {
  const time = 'time' in timing && timing.time ? timing.time : '09:00'
  const starts: Record<Every, Timing> = {
    minutes: { every: 'minutes', minutes: 15 },
    hours: { every: 'hours', minute: 0 },
    days: { every: 'days', time },
    weekdays: { every: 'weekdays', time },
    weeks: { every: 'weeks', time, days: [1] },
    months: { every: 'months', time, day: 1 },
    cron: { every: 'cron', cron: toCron(timing) },
  }
  return starts[every]
}

/** Whether there is something to ask the server about. */
export const isComplete = (timing: Timing): boolean => {
  if (timing.every === 'cron') return timing.cron.trim() !== ''
  if (timing.every === 'weeks' && timing.days.length === 0) return false
  return !('time' in timing) || /^\d{2}:\d{2}$/.test(timing.time)
}
