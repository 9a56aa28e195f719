import { FREE_TIER, PLANS, type Tier } from '@app/spec'

const HOUR_MS = 3_600_000

/** How many join in each month, the running one last: enough for a curve, few enough to be made in a moment. */
const JOINING = [2, 3, 3, 4, 5, 7] as const
const TIER_ROUND: readonly Tier[] = ['professional', 'starter', 'micro', 'enterprise', 'starter', 'micro', 'quantum']
const TASKS_A_MONTH: Readonly<Record<Tier, number>> = {
  micro: 2,
  starter: 3,
  professional: 5,
  enterprise: 8,
  quantum: 10,
}
/** Every so many-th does not work out, as in life. */
const FAILS_EVERY = 9
const RECENT = 6

const JOBS = [
  { name: 'Compare lamp prices', tools: ['browser.open', 'browser.extract'] },
  { name: 'Copy new orders to the ledger', tools: ['http.get', 'http.send'] },
  { name: 'Read the invoices of the week', tools: ['document.read', 'document.extract'] },
  { name: 'Fill in the supplier form', tools: ['browser.open', 'browser.fill', 'browser.click'] },
] as const

export interface DemoTask {
  name: string
  tools: readonly string[]
  at: Date
  failed: boolean
}

export interface DemoUser {
  id: string
  name: string
  email: string
  tier: Tier
  joinedAt: Date
  tasks: DemoTask[]
  payments: { id: string; at: Date; amountCents: number }[]
}

/** What is made, worked out from the clock alone: the same everywhere, and nothing in it claims to be measured. */
export function planDemoData(now: Date): DemoUser[] {
  const users: DemoUser[] = []
  JOINING.forEach((joining, month) => {
    for (let n = 0; n < joining; n += 1) users.push(planUser(users.length, JOINING.length - 1 - month, now))
  })
  return users
}

function planUser(index: number, monthsAgo: number, now: Date): DemoUser {
  const number = String(index + 1).padStart(3, '0')
  const tier = TIER_ROUND[index % TIER_ROUND.length] ?? FREE_TIER.tier
  const joinedAt = within(now, monthsAgo, index * 37)
  const months = Array.from({ length: monthsAgo + 1 }, (_, at) => monthsAgo - at)
  const id = `demo-${number}`
  const known = { id, name: `Demo user ${number}`, email: `${id}@demo.invalid`, tier, joinedAt }
  const tasks = months.flatMap((ago) => planTasks(index, ago, tier, now))
  if (index < RECENT) tasks.push(planTask(index, new Date(now.getTime() - (index + 1) * 2 * HOUR_MS)))
  return {
    ...known,
    tasks: tasks.filter(({ at }) => at > joinedAt),
    payments: months.flatMap((ago) => planPayment(id, tier, joinedAt, monthsAgo - ago, now)),
  }
}

const planTasks = (index: number, ago: number, tier: Tier, now: Date): DemoTask[] =>
  Array.from({ length: TASKS_A_MONTH[tier] }, (_, n) =>
    planTask(index * 7 + ago * 11 + n, within(now, ago, index * 37 + n * 23 + 11)),
  )

function planTask(seed: number, at: Date): DemoTask {
  const job = JOBS[seed % JOBS.length] ?? JOBS[0]
  const steps = 4 + (seed % 6)
  const tools = Array.from({ length: steps }, (_, n) => job.tools[n % job.tools.length] ?? job.tools[0])
  return { name: job.name, tools, at, failed: seed % FAILS_EVERY === FAILS_EVERY - 1 }
}

/** The catalogue's price, on the day of joining and on the same day of each month after it. */
function planPayment(id: string, tier: Tier, joinedAt: Date, month: number, now: Date) {
  const plan = PLANS.find((one) => one.tier === tier)
  const at = new Date(joinedAt)
  at.setUTCMonth(at.getUTCMonth() + month)
  return plan && at <= now ? [{ id: `${id}-${month}`, at, amountCents: plan.monthlyPriceCents }] : []
}

/** A moment of that month; of the running one, of what of it is over. */
function within(now: Date, monthsAgo: number, seed: number): Date {
  const starts = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)
  // Days that every month has: the day of joining is also the day of paying.
  const ends = Math.min(now.getTime(), starts + 28 * 24 * HOUR_MS)
  return new Date(starts + Math.floor(((ends - starts) * ((seed % 97) + 1)) / 99))
}
