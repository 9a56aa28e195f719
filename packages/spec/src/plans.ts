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
