import { ADMIN_RANGES, DEFAULT_ADMIN_RANGE, TIERS } from '@app/spec'
import { z } from 'zod'
import { ById, call } from './call.ts'
import { Paging } from './tasks.ts'
import { text } from './text.ts'

const count = z.number().int().min(0)
/** Whole cents; below nothing where more went back than came in. */
const cents = z.number().int()
/** Models cost parts of a cent. */
const cost = z.number().min(0)

export const MonthlyGrowth = z.strictObject({
  /** `2026-11`, in UTC. */
  month: z.string(),
  /** Accounts that were opened in it. */
  users: count,
  revenue: cents,
  actions: count,
  cost,
})
export type MonthlyGrowth = z.infer<typeof MonthlyGrowth>

export const TopUser = z.strictObject({
  userId: z.string(),
  actionsUsed: count,
  tier: z.enum(TIERS),
  totalSpend: cents,
})
export type TopUser = z.infer<typeof TopUser>

export const RecentAction = z.strictObject({
  id: z.string(),
  userId: z.string(),
  modelUsed: z.string(),
  costCents: cost,
  success: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type RecentAction = z.infer<typeof RecentAction>

/** Spec 2 §3. The range narrows everything but `totalUsers` and `monthlyGrowth`. */
export const AdminAnalytics = z.strictObject({
  totalUsers: count,
  /** What was paid less what went back. */
  totalRevenue: cents,
  totalAIActions: count,
  /** What models took, by the action. */
  averageCostPerAction: cost,
  monthlyGrowth: z.array(MonthlyGrowth),
  topUsers: z.array(TopUser),
  recentActions: z.array(RecentAction),
  newUsers: count,
  totalCost: cost,
  /** How many of the users are made up. */
  demoUsers: count,
  /** Nobody but the asker is here: then there may be demo data. */
  mayInitDemoData: z.boolean(),
})
export type AdminAnalytics = z.infer<typeof AdminAnalytics>

export const DemoData = z.strictObject({ users: count, tasks: count, actions: count })
export type DemoData = z.infer<typeof DemoData>

export const USER_ROLES = ['user', 'admin'] as const

export const AdminUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(USER_ROLES),
  tier: z.enum(TIERS),
  /** A plan that is paid for is its owner's to change. */
  paysItself: z.boolean(),
  actionsThisMonth: count,
  /** What their plans and decisions cost this month, and the most an administrator lets them. */
  modelCentsThisMonth: cost,
  modelCapCents: z.number().int().min(0).nullable(),
  demo: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** What was asked of one model in a time. */
export const ModelUse = z.strictObject({
  model: z.string(),
  asked: count,
  users: count,
  tokens: count,
  costCents: cost,
})
export type ModelUse = z.infer<typeof ModelUse>

export const UserFilter = Paging.extend({ search: text(200).optional() })
export type UserFilter = z.infer<typeof UserFilter>

export const AdminQueue = z.strictObject({
  workers: z.array(
    z.strictObject({ name: z.string(), tasks: count, oldestTaskMs: count, leaseUntil: z.iso.datetime() }),
  ),
  /** Whose tasks are under way or wait, the longest queue first. */
  users: z.array(
    z.strictObject({
      userId: z.string(),
      queued: count,
      running: count,
      waiting: count,
      oldestQueuedMs: count.nullable(),
    }),
  ),
})
export type AdminQueue = z.infer<typeof AdminQueue>

/** Decision 7: may stand in the address; the header `x-admin-key` does the same and leaves no trace in a history. */
const Key = z.object({ adminKey: text(500).optional() })

export const adminCalls = {
  analytics: call({
    method: 'GET',
    path: '/api/admin/analytics',
    does: 'Tells users, revenue, AI actions and what they cost. For administrators, or with the admin key.',
    access: 'admin-key',
    query: Key.extend({ range: z.enum(ADMIN_RANGES).default(DEFAULT_ADMIN_RANGE) }),
    reply: AdminAnalytics,
  }),
  initDemoData: call({
    method: 'POST',
    path: '/api/admin/init-demo-data',
    does: 'Fills an installation without users with made-up ones, marked as such. For administrators, or with the admin key.',
    access: 'admin-key',
    query: Key,
    reply: DemoData,
  }),
  removeDemoData: call({
    method: 'DELETE',
    path: '/api/admin/demo-data',
    does: 'Takes the made-up users away with everything that is theirs. Administrators only.',
    access: 'admin',
    reply: DemoData,
  }),
  key: call({
    method: 'GET',
    path: '/api/admin/key',
    does: 'Gives the key of a demo installation to the page in a browser on the same machine; null anywhere else.',
    access: 'admin',
    reply: z.strictObject({ adminKey: z.string().nullable() }),
  }),
  users: call({
    method: 'GET',
    path: '/api/admin/users',
    does: 'Lists accounts, newest first, or those whose address holds some words. Administrators only.',
    access: 'admin',
    query: UserFilter,
    reply: z.array(AdminUser),
  }),
  setRole: call({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    does: 'Makes somebody an administrator, or no longer one; one always stays. Administrators only.',
    access: 'admin',
    params: ById,
    body: z.strictObject({ role: z.enum(USER_ROLES) }),
    reply: AdminUser,
  }),
  setModelCap: call({
    method: 'PUT',
    path: '/api/admin/users/:id/model-cap',
    does: 'Sets how much somebody’s models may cost in a month; null is no limit. Administrators only.',
    access: 'admin',
    params: ById,
    body: z.strictObject({ cents: z.number().int().min(0).max(10_000_000).nullable() }),
    reply: AdminUser,
  }),
  models: call({
    method: 'GET',
    path: '/api/admin/models',
    does: 'Tells which models were asked, by how many people, and what that cost. Administrators only.',
    access: 'admin',
    query: z.object({ range: z.enum(ADMIN_RANGES).default(DEFAULT_ADMIN_RANGE) }),
    reply: z.array(ModelUse),
  }),
  queue: call({
    method: 'GET',
    path: '/api/admin/queue',
    does: 'Tells which workers hold tasks and whose tasks wait. Administrators only.',
    access: 'admin',
    reply: AdminQueue,
  }),
}
