import { APPROVAL_RULES } from '@app/spec'
import { z } from 'zod'
import { name } from './text.ts'

const count = (most: number) => z.number().int().min(1).max(most).optional()

/** Spec 2 §5: permissions granted to an agent; both default to off. */
export const Permissions = z.strictObject({
  fileAccess: z.boolean(),
  appAccess: z.boolean(),
  /** With app access: the stored log-ins it may use, by name. Null or left out: any. */
  logIns: z.array(name(120)).max(200).nullable().optional(),
})

/** What an agent may spend; what is not named is not limited beyond the plan. */
export const Limits = z.strictObject({
  actionsPerTask: count(100_000),
  actionsPerDay: count(1_000_000),
  minutesPerTask: count(24 * 60),
})

/** Sites an agent may visit: `shop.example` and everything under it. Null: any public site. */
export const Domains = z
  .array(name(253).regex(/^[a-z0-9.-]+$/i, { error: 'must be the name of a site, such as shop.example' }))
  .max(200)
  .nullable()

/** What a task is allowed: decided by the agent's set-up, checked before every step, never by what a page says. */
export const Policy = z.strictObject({
  permissions: Permissions,
  domains: Domains,
  limits: Limits,
  approval: z.enum(APPROVAL_RULES),
})
export type Policy = z.infer<typeof Policy>

/** Where nobody has said anything. */
export const DEFAULT_POLICY: Policy = {
  permissions: { fileAccess: false, appAccess: false },
  domains: null,
  limits: {},
  approval: 'risky',
}
