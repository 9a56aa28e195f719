import type { Timetable } from '@app/contract'
import type { Context } from '../context.ts'
import { databaseNow } from './database-now.ts'
import { nextRuns } from './next-runs.ts'
import { readTimetable } from './read-timetable.ts'

/** What a form shows before it saves. */
export async function previewSchedule({ db }: Context, { cron, timezone }: Timetable): Promise<{ nextRuns: string[] }> {
  return { nextRuns: nextRuns(readTimetable(cron, timezone), await databaseNow(db)) }
}
