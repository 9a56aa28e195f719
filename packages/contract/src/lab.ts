import { ETHICS_CODES, SEVERITIES } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'
import { name } from './text.ts'

const count = z.number().int().min(0)

/** Where a finding was made: the words, a step by its path, a run by its id, or a setting; personal data is masked. */
export const EthicsEvidence = z.strictObject({
  place: z.enum(['objective', 'step', 'run', 'setting']),
  at: z.string().nullable(),
  says: z.string(),
})
export type EthicsEvidence = z.infer<typeof EthicsEvidence>

export const EthicsFinding = z.strictObject({
  code: z.enum(ETHICS_CODES),
  severity: z.enum(SEVERITIES),
  evidence: z.array(EthicsEvidence),
  /** How many there are in all; the evidence names the first. */
  count,
})
export type EthicsFinding = z.infer<typeof EthicsFinding>

export const EthicsReport = z.strictObject({
  agentId: z.string(),
  /** What was looked at: steps of the recipe, runs of the record, and lines of their journals. */
  looked: z.strictObject({ steps: count, runs: count, lines: count }),
  findings: z.array(EthicsFinding),
})
export type EthicsReport = z.infer<typeof EthicsReport>

/** The likely figure, and the band that eight of ten outcomes lie within. */
export const Estimate = z.strictObject({ likely: z.number(), low: z.number(), high: z.number() })
export type Estimate = z.infer<typeof Estimate>

export const ForecastDay = z.strictObject({
  date: z.iso.date(),
  /** What was done; null for a day to come. */
  actions: count.nullable(),
  /** What is expected; null for a day that is over. */
  expected: Estimate.nullable(),
})
export type ForecastDay = z.infer<typeof ForecastDay>

export const Outlook = z.strictObject({
  /** Until the actions are granted anew: those used already and those to come. */
  actions: Estimate,
  costCents: Estimate,
  /** The day on which the limit is reached: likely, at the earliest and at the latest; null where not before it resets. */
  limit: z.strictObject({
    likely: z.iso.date().nullable(),
    earliest: z.iso.date().nullable(),
    latest: z.iso.date().nullable(),
  }),
})
export type Outlook = z.infer<typeof Outlook>

export const HourRecord = z.strictObject({
  hour: z.number().int().min(0).max(23),
  runs: count,
  completed: count,
  /** Start to finish of half of the completed ones; null where none was. */
  medianMs: z.number().nullable(),
})
export type HourRecord = z.infer<typeof HourRecord>

export const LabForecast = z.strictObject({
  used: count,
  limit: count,
  resetsAt: z.iso.datetime(),
  timezone: z.string(),
  /** Complete days since the first action, and those on which something was done. */
  history: z.strictObject({ days: count, activeDays: count }),
  days: z.array(ForecastDay),
  /** Null where there is too little history for more than a guess. */
  outlook: Outlook.nullable(),
  hours: z.array(HourRecord),
  bestHour: z.number().int().nullable(),
})
export type LabForecast = z.infer<typeof LabForecast>

/** A page of your copy of the practice site, as it was answered; a redirect is not followed. */
export const PracticePage = z.strictObject({ status: z.number().int(), text: z.string() })
export type PracticePage = z.infer<typeof PracticePage>

export const labCalls = {
  ethics: call({
    method: 'GET',
    path: '/api/agents/:id/ethics',
    does: 'Checks an agent’s words, steps, permissions and record: personal data, wide permissions, unasked effects, unproven success.',
    params: ById,
    reply: EthicsReport,
  }),
  forecast: call({
    method: 'GET',
    path: '/api/lab/forecast',
    does: 'Forecasts actions, cost and the day the limit is reached from your own history, and tells the best hour to run.',
    reply: LabForecast,
  }),
  page: call({
    method: 'GET',
    path: '/api/lab/practice-page',
    does: 'Reads one page of your copy of the practice site by its path; reaches nothing else.',
    query: z.object({ path: name(500) }),
    reply: PracticePage,
  }),
}
