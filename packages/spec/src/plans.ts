/** Decision 3: `micro` is the free tier every account starts on; the four paid plans follow. */
export const TIERS = ['micro', 'starter', 'professional', 'enterprise', 'quantum'] as const
export type Tier = (typeof TIERS)[number]

/** Spec 1 §3: the ids a plan goes by in addresses and price ids. Decision 3: `custom` is the tier `quantum`. */
export const PLAN_IDS = ['starter', 'professional', 'enterprise', 'custom'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  id: PlanId
  tier: Tier
  name: string
  monthlyPriceCents: number
  yearlyPriceCents: number
  actionLimit: number
  agentLimit: number
}

/** Spec 1 §9, the plan table; decision 2: the only price table there is. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    tier: 'starter',
    name: 'Quantum Starter',
    monthlyPriceCents: 3_900,
    yearlyPriceCents: 39_000,
    actionLimit: 1_500,
    agentLimit: 5,
  },
  {
    id: 'professional',
    tier: 'professional',
    name: 'Quantum Pro',
    monthlyPriceCents: 14_700,
    yearlyPriceCents: 147_000,
    actionLimit: 8_000,
    agentLimit: 15,
  },
  {
    id: 'enterprise',
    tier: 'enterprise',
    name: 'Quantum Enterprise',
    monthlyPriceCents: 49_700,
    yearlyPriceCents: 497_000,
    actionLimit: 35_000,
    agentLimit: 50,
  },
  {
    id: 'custom',
    tier: 'quantum',
    name: 'Quantum Custom',
    monthlyPriceCents: 92_700,
    yearlyPriceCents: 927_000,
    actionLimit: 57_000,
    agentLimit: 50,
  },
]

/** Decision 3: what an account without a paid plan has. */
export const FREE_TIER = { tier: 'micro', actionLimit: 1_000, agentLimit: 2 } as const

/** Ours: for how many days an ended task is kept with its steps and files. */
export const JOURNAL_DAYS: Readonly<Record<Tier, number>> = {
  micro: 30,
  starter: 90,
  professional: 365,
  enterprise: 730,
  quantum: 730,
}
/** Ours: who leaves a plan has this long to fetch what only that plan keeps. */
export const JOURNAL_GRACE_DAYS = 30

/** Spec 1 §2, checkout: an unknown plan falls back to professional; decision 3: `quantum` means custom. */
export function planFor(value: string | undefined): Plan {
  const id = value === 'quantum' ? 'custom' : value
  const plan = PLANS.find((p) => p.id === id) ?? PLANS.find((p) => p.id === 'professional')
  if (!plan) throw new Error('The plan catalogue has lost its professional plan.')
  return plan
}

/** Spec 1 §9: the yearly price a month, rounded to whole dollars. */
export const yearlyPricePerMonth = (plan: Plan): number => Math.round(plan.yearlyPriceCents / 12 / 100)

/** Spec 1 §9: twelve times the monthly price minus the yearly price, in whole dollars. */
export const yearlySavings = (plan: Plan): number => (plan.monthlyPriceCents * 12 - plan.yearlyPriceCents) / 100

/** Spec 1 §3: a plan is paid by the month or by the year. */
export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** One price of the catalogue: what is bought, how often it is paid, and how much each time. */
export interface Price {
  /** Spec 1 §7: names plan and period, `price_pro_monthly`; also the payment provider's lookup key. */
  id: string
  /** Spec 1 §7: plan and billing joined by an underscore, `professional_monthly`. */
  planType: string
  plan: Plan
  interval: BillingInterval
  cents: number
}

/** Every price there is. A function, so that pages which ask for none do not carry them. */
export const listPrices = (): Price[] =>
  PLANS.flatMap((plan) => [
    priceRow(plan, 'month', 'monthly', plan.monthlyPriceCents),
    priceRow(plan, 'year', 'yearly', plan.yearlyPriceCents),
  ])

function priceRow(plan: Plan, interval: BillingInterval, period: string, cents: number): Price {
  const word = plan.id === 'professional' ? 'pro' : plan.id
  return { id: `price_${word}_${period}`, planType: `${plan.id}_${period}`, plan, interval, cents }
}

export const findPrice = (id: string): Price | undefined => listPrices().find((price) => price.id === id)

/** Decision 3: `quantum` means custom. Nothing else is guessed where money is asked for. */
export const findPlanType = (planType: string): Price | undefined =>
  listPrices().find((price) => price.planType === planType.replace(/^quantum_/, 'custom_'))

export function priceOf(id: PlanId, interval: BillingInterval): Price {
  const price = listPrices().find(({ plan, ...one }) => plan.id === id && one.interval === interval)
  if (!price) throw new Error('The plan catalogue has lost a price.')
  return price
}

/** Ours: how long agents go on after a payment has failed; the provider tries the card again meanwhile. */
export const PAST_DUE_GRACE_DAYS = 7
