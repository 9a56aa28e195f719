import { MISFIRE_RULES } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { name } from './text.ts'

const cron = name(100)
const timezone = name(60)
/** The coming runs, soonest first. */
const NextRuns = z.array(z.iso.datetime())

export const Schedule = z.strictObject({
  id: z.string(),
  agentId: z.string(),
  cron: z.string(),
  timezone: z.string(),
  misfire: z.enum(MISFIRE_RULES),
  enabled: z.boolean(),
  /** None while it is switched off. */
  nextRuns: NextRuns,
  lastAt: z.iso.datetime().nullable(),
  lastTaskId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Schedule = z.infer<typeof Schedule>

export const ScheduleBody = z.strictObject({
  /** Five parts: minute, hour, day of the month, month, day of the week. */
  cron,
  /** An IANA name, such as Europe/Berlin. */
  timezone,
  misfire: z.enum(MISFIRE_RULES).default('run-once'),
  enabled: z.boolean().default(true),
})
export type ScheduleBody = z.infer<typeof ScheduleBody>

export const Timetable = z.strictObject({ cron, timezone })
export type Timetable = z.infer<typeof Timetable>

export const scheduleCalls = {
  read: call({
    method: 'GET',
    path: '/api/agents/:id/schedule',
    does: 'Reads when an agent runs by itself, with its next five runs; null if it runs only when it is told to.',
    params: ById,
    reply: Schedule.nullable(),
  }),
  save: call({
    method: 'PUT',
    path: '/api/agents/:id/schedule',
    does: 'Sets when an agent runs by itself, in place of what was set before.',
    params: ById,
    body: ScheduleBody,
    reply: Schedule,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/agents/:id/schedule',
    does: 'Takes an agent’s schedule away.',
    params: ById,
    reply: Done,
  }),
  preview: call({
    method: 'POST',
    path: '/api/schedules/preview',
    does: 'Shows the next five runs a schedule would have, and stores nothing.',
    body: Timetable,
    reply: z.strictObject({ nextRuns: NextRuns }),
  }),
}
