import { Cron } from 'croner'
import { Fault } from '../fault.ts'
import { spellOutTimes } from './spell-out-times.ts'

const HOW =
  'Write five parts: minute, hour, day of the month, month, day of the week. "0 9 * * 1-5" is nine o’clock from Monday to Friday.'
const NICKNAMES = /^@(hourly|daily|midnight|weekly|monthly|yearly|annually)$/i

/** When something is due: the first moment after the given one; undefined when none is left. */
export type Timetable = (after: Date) => Date | undefined

/** A cron line in a time zone, or words about what is wrong with it. */
export function readTimetable(cron: string, timezone: string): Timetable {
  refuseUnknownZone(timezone)
  refuseForeignForm(cron)
  const lines = spellOutTimes(cron.trim()).map((line) => readLine(line, cron, timezone))
  return (after) => {
    const next = lines.flatMap((line) => line.nextRun(after)?.getTime() ?? [])
    return next.length > 0 ? new Date(Math.min(...next)) : undefined
  }
}

function readLine(line: string, cron: string, timezone: string): Cron {
  try {
    return new Cron(line, { timezone, mode: '5-part', paused: true })
  } catch (error) {
    const what = (error as Error).message.replace(/^Cron\w*: /, '').replace(/\.$/, '')
    throw new Fault('invalid', `cron: "${cron}" cannot be read (${what}). ${HOW}`)
  }
}

function refuseForeignForm(cron: string): void {
  const parts = cron.trim().split(/\s+/)
  if (parts.length === 6 || parts.length === 7) {
    throw new Fault(
      'invalid',
      `cron: a schedule runs at most once a minute, so it names no seconds and no year. ${HOW}`,
    )
  }
  if (parts.length !== 5 && !NICKNAMES.test(cron.trim())) {
    throw new Fault('invalid', `cron: "${cron}" is not a schedule. ${HOW}`)
  }
}

function refuseUnknownZone(timezone: string): void {
  try {
    // A bare offset is no place: it does not know when the clocks change.
    if (!/^[a-z]/i.test(timezone)) throw new RangeError()
    new Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw new Fault('invalid', `timezone: "${timezone}" is not a time zone. Use a name such as Europe/Berlin or UTC.`)
  }
}
