import {
  CODE_LANGUAGES,
  DIFFICULTIES,
  OPERATIONS,
  PLATFORM_CATEGORIES,
  PLATFORM_WORKS,
  RATE_PERIODS,
  SIGN_IN_TYPES,
} from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

/** One platform of the catalogue. Null is: not known, and said to be. */
export const MegaPlatform = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.enum(PLATFORM_CATEGORIES),
  /** Put together from the facts, in English. */
  description: z.string(),
  /** 1 to 100: how present it is in integration tools, not how large. */
  popularity: z.number().int(),
  difficulty: z.enum(DIFFICULTIES),
  rateLimits: z.strictObject({ requests: z.number().int(), period: z.enum(RATE_PERIODS) }).nullable(),
  freeTier: z.boolean().nullable(),
  testingSupport: z.boolean().nullable(),
  authMethods: z.array(
    z.strictObject({
      type: z.enum(SIGN_IN_TYPES),
      place: z.enum(['nowhere', 'header', 'query', 'path', 'signature']),
      names: z.array(z.string()),
    }),
  ),
  documentation: z.url(),
  website: z.url(),
  baseUrl: z.string(),
  /** Some of it answers without a key. */
  publicAPIs: z.boolean(),
  fileAccess: z.boolean().nullable(),
  appAccess: z.boolean().nullable(),
  requiresAuth: z.boolean(),
  authType: z.enum(SIGN_IN_TYPES),
  capabilities: z.array(z.enum(OPERATIONS)),
  operations: z.array(z.strictObject({ operation: z.enum(OPERATIONS), method: z.string(), path: z.string() })),
  works: z.enum(PLATFORM_WORKS),
  icon: z.string().nullable(),
})
export type MegaPlatform = z.infer<typeof MegaPlatform>

/** Everything given must hold. An empty value is none, as a form sends it. */
export const PlatformFilter = z.object({
  search: z.string().trim().max(200).optional(),
  category: z.enum(PLATFORM_CATEGORIES).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  /** Only `true` narrows: whatever is not known to be free is left out then. */
  freeTier: z.enum(['true', 'false']).optional(),
  /** At least so popular. */
  popularity: z.coerce.number().int().min(0).max(100).optional(),
})
export type PlatformFilter = z.infer<typeof PlatformFilter>

export const PlatformStats = z.strictObject({
  total: z.number().int(),
  byCategory: z.record(z.enum(PLATFORM_CATEGORIES), z.number().int()),
  topPlatforms: z.array(MegaPlatform),
  /** Decision 12: counted, not estimated. */
  freeTier: z.number().int(),
  freeTierUnknown: z.number().int(),
  /** How many work in which way here. */
  works: z.record(z.enum(PLATFORM_WORKS), z.number().int()),
  /** With all four operations known. */
  complete: z.number().int(),
})
export type PlatformStats = z.infer<typeof PlatformStats>

export const CodeWish = z.strictObject({
  operations: z.array(z.enum(OPERATIONS)).min(1).max(OPERATIONS.length),
  language: z.enum(CODE_LANGUAGES).default('typescript'),
})
export type CodeWish = z.infer<typeof CodeWish>

export const GeneratedCode = z.strictObject({
  platformId: z.string(),
  language: z.enum(CODE_LANGUAGES),
  fileName: z.string(),
  code: z.string(),
  /** What it lacks and what nobody knows, in English. */
  notes: z.array(z.string()),
})
export type GeneratedCode = z.infer<typeof GeneratedCode>

const ByPlatform = z.strictObject({
  platformId: z.string().regex(/^[a-z0-9-]{1,64}$/, { error: 'is not the id of a platform' }),
})

export const platformCalls = {
  list: call({
    method: 'GET',
    path: '/api/mega-platforms',
    does: 'Lists the platforms of the catalogue in full, best match first, with an ETag.',
    query: PlatformFilter,
    reply: z.array(MegaPlatform),
  }),
  stats: call({
    method: 'GET',
    path: '/api/mega-platforms/stats',
    does: 'Counts the platforms of the catalogue.',
    reply: PlatformStats,
  }),
  generateCode: call({
    method: 'POST',
    path: '/api/mega-platforms/:platformId/generate-code',
    does: 'Writes a client for operations of a platform.',
    params: ByPlatform,
    body: CodeWish,
    reply: GeneratedCode,
  }),
}
