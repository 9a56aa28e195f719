import { type Plan, planFor } from '@app/spec'

export interface Order {
  plan: Plan
  interval: 'month' | 'year'
  priceDollars: number
}

/** Spec 1 §2: an unknown plan means professional, any billing but yearly means monthly. */
export function orderOf(search: { plan?: unknown; billing?: unknown }): Order {
  const plan = planFor(typeof search.plan === 'string' ? search.plan : undefined)
  return search.billing === 'yearly'
    ? { plan, interval: 'year', priceDollars: plan.yearlyPriceCents / 100 }
    : { plan, interval: 'month', priceDollars: plan.monthlyPriceCents / 100 }
}
