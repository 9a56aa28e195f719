import { type Plan, type PlanId, yearlyPricePerMonth, yearlySavings } from '@app/spec'
import { Button, Card, cx } from '@app/ui'
import { useFormatter } from 'use-intl'
import { DOLLARS } from '../../lib/dollars.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { PlanLists } from './plan-lists.tsx'
import { PopularTag } from './popular-tag.tsx'

export type Billing = 'monthly' | 'yearly'

/** Spec 1 §9: the pricing page marks Pro, the landing page Enterprise. */
const POPULAR: PlanId = 'professional'

interface PlanCardProps {
  plan: Plan
  billing: Billing
  /** While a payment page is being opened, for this plan or another. */
  busy: boolean
  waits: boolean
  onStart: () => void
}

export function PlanCard({ plan, billing, busy, waits, onStart }: PlanCardProps) {
  const t = useTexts('pricing')
  const format = useFormatter()
  const dollars = (amount: number) => format.number(amount, DOLLARS)
  const popular = plan.id === POPULAR
  const yearly = billing === 'yearly'
  return (
    <Card className={cx('relative grid content-start gap-5 p-5', popular && 'border-accent/60')}>
      <div className="grid gap-2">
        {popular && <PopularTag>{t('popular')}</PopularTag>}
        <h2 className="text-lg font-semibold tracking-[-0.01em]">{plan.name}</h2>
        <p className="text-pretty text-sm text-text-2 sm:min-h-[2lh]">{t(`descriptions.${plan.id}`)}</p>
      </div>
      <div className="grid gap-1">
        <p>
          <span className="text-[2.25rem] font-semibold leading-none tracking-[-0.035em] tabular-nums">
            {dollars(yearly ? yearlyPricePerMonth(plan) : plan.monthlyPriceCents / 100)}
          </span>
          <span className="ml-1 text-sm text-text-3">{t('perMonth')}</span>
        </p>
        <p className="text-pretty text-text-3 text-xs sm:min-h-[2lh]">
          {yearly
            ? t('billedYearly', {
                price: dollars(plan.yearlyPriceCents / 100),
                savings: dollars(yearlySavings(plan)),
              })
            : t('billedMonthly')}
        </p>
      </div>
      <Button
        size="lg"
        variant={popular ? 'primary' : 'secondary'}
        disabled={waits}
        busy={busy}
        aria-label={busy ? t('processing') : t('startPlan', { plan: plan.name })}
        onClick={onStart}
      >
        {busy ? t('processing') : t('start')}
      </Button>
      <PlanLists plan={plan} />
    </Card>
  )
}
