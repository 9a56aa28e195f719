import { ANSWER_KINDS, ETHICS_CODES, SEVERITIES } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'
import { PhoneCall } from './phone.ts'
import { name, text } from './text.ts'

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

/** A number with its country, what is said and asked, and what the simulated callee answers. */
export const CallDesign = z.strictObject({
  to: name(60),
  /** A language and country, such as `en-US`. */
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  opening: name(1_000),
  questions: z
    .array(z.strictObject({ ask: name(1_000), kind: z.enum(ANSWER_KINDS), answer: text(500).default('') }))
    .max(10),
  closing: name(1_000),
})
export type CallDesign = z.infer<typeof CallDesign>

export const CallRehearsal = z.strictObject({
  turns: PhoneCall.shape.turns,
  /** By question, in their order: what would be understood; null where nothing that fits. */
  answers: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type CallRehearsal = z.infer<typeof CallRehearsal>

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
  phone: call({
    method: 'GET',
    path: '/api/lab/phone',
    does: 'Tells whether this installation can place real phone calls.',
    reply: z.strictObject({ service: z.enum(['ready', 'none']) }),
  }),
  rehearse: call({
    method: 'POST',
    path: '/api/lab/rehearsals',
    does: 'Goes through a call script with a simulated callee. Nobody is phoned, nothing is kept.',
    body: CallDesign,
    reply: CallRehearsal,
  }),
}
