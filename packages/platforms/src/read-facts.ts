import { DIFFICULTIES, PLATFORM_CATEGORIES, RATE_PERIODS } from '@app/spec'
import { z } from 'zod'

/** As the facts say it; what a key in an address is, the kinds call custom. */
export const SIGN_IN_KINDS = [
  'none',
  'api_key_header',
  'api_key_query',
  'bearer',
  'oauth2',
  'basic',
  'oauth1',
  'custom',
] as const
export type SignInKind = (typeof SIGN_IN_KINDS)[number]

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const Address = z.url({ protocol: /^https$/ })
const Route = z.strictObject({ method: z.enum(METHODS), path: z.string().regex(/^\/(?!\/)\S*$/) })
export type Route = z.infer<typeof Route>

const Facts = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  category: z.enum(PLATFORM_CATEGORIES),
  website: Address,
  /** With {braces} where accounts differ. */
  baseUrl: z.string().regex(/^https:\/\/[\w.{}:-]+(\/[\w.{}-]+)*\/?$/),
  documentation: Address,
  kinds: z.array(z.enum(SIGN_IN_KINDS)).min(1),
  signInNames: z.array(z.string().min(1)),
  freeTier: z.boolean().nullable(),
  rateLimit: z.strictObject({ requests: z.int().positive(), period: z.enum(RATE_PERIODS) }).nullable(),
  difficulty: z.enum(DIFFICULTIES),
  routes: z.strictObject({
    get_data: Route.nullable(),
    create_item: Route.nullable(),
    update_item: Route.nullable(),
    delete_item: Route.nullable(),
  }),
  icon: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .nullable(),
  popularity: z.int().min(1).max(100),
})
export type Facts = z.infer<typeof Facts>

const FREE_TIER: Record<string, boolean | undefined> = { yes: true, no: false }

/** One line of the facts; a line that does not hold what it should is refused with its own words in the message. */
export function readFacts(line: string): Facts {
  const fields = line.split('\t')
  const [category, id, name, website, baseUrl, documentation, kinds = '', names = ''] = fields
  const [freeTier = '', rateLimit = '', difficulty, read, create, update, remove, icon, popularity] = fields.slice(8)
  const facts = Facts.safeParse({
    ...{ id, name, category, website, baseUrl, documentation, difficulty },
    kinds: kinds.split('|'),
    signInNames: names ? names.split('|') : [],
    freeTier: FREE_TIER[freeTier] ?? null,
    rateLimit: toRateLimit(rateLimit),
    routes: {
      get_data: toRoute(read),
      create_item: toRoute(create),
      update_item: toRoute(update),
      delete_item: toRoute(remove),
    },
    icon: icon || null,
    popularity: Number(popularity),
  })
  if (!facts.success) throw new Error(`The catalogue cannot be read at “${line}”: ${z.prettifyError(facts.error)}`)
  return facts.data
}

function toRateLimit(text: string) {
  if (!text) return null
  const [requests, period] = text.split('/')
  return { requests: Number(requests), period }
}

function toRoute(text: string | undefined) {
  if (!text) return null
  const [method, path] = text.split(' ')
  return { method, path }
}
