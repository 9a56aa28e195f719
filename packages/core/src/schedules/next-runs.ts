import { NEXT_RUNS_SHOWN } from '@app/spec'
import type { Timetable } from './read-timetable.ts'

export function nextRuns(next: Timetable, after: Date, count = NEXT_RUNS_SHOWN): string[] {
  const runs: string[] = []
  for (let at = next(after); at && runs.length < count; at = next(at)) runs.push(at.toISOString())
  return runs
}
