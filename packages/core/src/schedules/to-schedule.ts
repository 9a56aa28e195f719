import type { Schedule } from '@app/contract'
import type { ScheduleRow } from '@app/db'
import { nextRuns } from './next-runs.ts'
import { readTimetable } from './read-timetable.ts'

export function toSchedule(row: ScheduleRow, now: Date): Schedule {
  const { id, agentId, cron, timezone, misfire, enabled, lastAt, lastTaskId, createdAt, updatedAt } = row
  return {
    id,
    agentId,
    cron,
    timezone,
    misfire,
    enabled,
    nextRuns: enabled ? nextRuns(readTimetable(cron, timezone), now) : [],
    lastAt: lastAt?.toISOString() ?? null,
    lastTaskId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
