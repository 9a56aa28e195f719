import { calls } from '@app/contract'
import { FREE_TIER, PLANS, ROUTES } from '@app/spec'
import { Button, Skeleton, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

/** What the subscription says, and plainly what there cannot be before a payment has been made. */
export function BillingSection() {
  const t = useTexts('settings')
  const format = useFormatter()
  const why = useId()
  const status = useCall(calls.usage.subscription)
  const subscription = status.data?.subscription
  const plan = PLANS.find(({ tier }) => tier === subscription?.tier)
  const price =
    plan &&
    format.number(plan.monthlyPriceCents / 100, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
  return (
    <Section title={t('billing.title')} text={t('billing.text')}>
      {status.isPending && <Skeleton className="h-28" />}
      {status.error && <Failure error={status.error} retry={() => void status.refetch()} />}
      {subscription && (
        <div className="flex flex-wrap items-start justify-between gap-4 rounded-m border border-line bg-surface-2 px-4.5 py-3.5">
          <div className="min-w-0">
            <p className="flex items-center gap-2.5 font-[550]">
              {plan?.name ?? t('billing.free')}
              <Tag tone="good" dot>
                {t('billing.active')}
              </Tag>
            </p>
            <p className="mt-1 text-sm text-text-2">
              {t('billing.actions', { count: subscription.planLimit })} ·{' '}
              {t('billing.agents', { count: (plan ?? FREE_TIER).agentLimit })}
            </p>
            <p className="text-xs text-text-3">
              {t('billing.period', {
                date: format.dateTime(new Date(subscription.resetsAt), { dateStyle: 'long' }),
                rolledOver: subscription.rolledOver,
              })}
            </p>
            <p className="text-xs text-text-3">{plan ? t('billing.renews') : t('billing.noNextBilling')}</p>
          </div>
          <p className="font-semibold tabular-nums">{price ? t('billing.price', { price }) : t('billing.noCharge')}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled aria-describedby={why}>
          {t('billing.paymentMethod')}
        </Button>
        <Button disabled aria-describedby={why}>
          {t('billing.invoices')}
        </Button>
        <Button asChild>
          <Link to={ROUTES.pricing}>{t('billing.changePlan')}</Link>
        </Button>
      </div>
      <p id={why} className="text-text-3 text-xs">
        {t('billing.nothingPaid')}
      </p>
    </Section>
  )
}
