import { ALL_MODELS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'
import { name, text } from './text.ts'

export const MODEL_PROVIDERS = ['anthropic', 'openai', 'compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** What somebody reaches their own models with, without the key itself. */
export const ModelKey = z.strictObject({
  provider: z.enum(MODEL_PROVIDERS),
  address: z.string().nullable(),
  model: z.string().nullable(),
  /** Its last characters, where they give nothing away. */
  hint: z.string(),
  answersInMs: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type ModelKey = z.infer<typeof ModelKey>

const cents = z.number().int().min(0).max(10_000_000).nullable()

/** What one's models took since the month began, and what they may take. */
export const ModelMonth = z.strictObject({
  models: z.array(
    z.strictObject({ model: z.string(), asked: z.number().int(), tokens: z.number(), costCents: z.number() }),
  ),
  spentCents: z.number(),
  /** The limit one has set oneself, and the one an administrator has set; the lower one holds. */
  ownCents: cents,
  givenCents: cents,
})
export type ModelMonth = z.infer<typeof ModelMonth>

export const ModelsHere = z.strictObject({
  /** Which of the models can be used now, and whose key that is. */
  models: z.array(
    z.strictObject({ name: z.enum(ALL_MODELS), by: z.enum(['you', 'installation', 'built-in']).nullable() }),
  ),
  keys: z.array(ModelKey),
  /** Model servers that run on this machine and are not used yet. */
  found: z.array(z.strictObject({ name: z.string(), address: z.string(), models: z.array(z.string()) })),
})
export type ModelsHere = z.infer<typeof ModelsHere>

export const NewModelKey = z.strictObject({
  key: text(500).optional(),
  address: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  model: name(200).optional(),
})
export type NewModelKey = z.infer<typeof NewModelKey>

const OfProvider = z.strictObject({ provider: z.enum(MODEL_PROVIDERS) })

export const modelCalls = {
  read: call({
    method: 'GET',
    path: '/api/models',
    does: 'Says which models can be used, with whose key, and which model servers run on this machine.',
    reply: ModelsHere,
  }),
  month: call({
    method: 'GET',
    path: '/api/model-month',
    does: 'Says what models took this month, and how much they may cost.',
    reply: ModelMonth,
  }),
  cap: call({
    method: 'PUT',
    path: '/api/model-month',
    does: 'Sets how much your models may cost in a month; null is no limit.',
    body: z.strictObject({ ownCents: cents }),
    reply: ModelMonth,
  }),
  save: call({
    method: 'PUT',
    path: '/api/models/:provider',
    does: 'Tries a key or a server of your own, and keeps it sealed if it answers.',
    params: OfProvider,
    body: NewModelKey,
    reply: z.strictObject({ key: ModelKey, models: z.array(z.string()) }),
  }),
  forget: call({
    method: 'DELETE',
    path: '/api/models/:provider',
    does: 'Forgets a key of yours.',
    params: OfProvider,
    reply: z.strictObject({ ok: z.literal(true) }),
  }),
}
