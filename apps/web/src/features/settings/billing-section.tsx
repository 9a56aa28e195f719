import { calls } from '@app/contract'
import { FREE_TIER, PLANS, ROUTES } from '@app/spec'
import { Button, Skeleton, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

export function BillingSection() {
  const t = useTexts('settings')
  const format = useFormatter()
  const status = useCall(calls.usage.subscription)
  const plan = PLANS.find(({ tier }) => tier === status.data?.subscription.tier)
  const price =
    plan &&
    format.number(plan.monthlyPriceCents / 100, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })
  return (
    <Section title={t('billing.title')} text={t('billing.text')}>
      {status.isPending && <Skeleton className="h-16" />}
      {status.error && <Failure error={status.error} retry={() => void status.refetch()} />}
      {status.data && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-m border border-line bg-surface-2 px-4.5 py-3.5">
          <div className="min-w-0">
            <p className="flex items-center gap-2.5 font-[550]">
              {plan?.name ?? t('billing.free')}
              <Tag tone="good" dot>
                {t('billing.active')}
              </Tag>
            </p>
            <p className="mt-1 text-sm text-text-2">
              {t('billing.actions', { count: status.data.subscription.planLimit })} ·{' '}
              {t('billing.agents', { count: (plan ?? FREE_TIER).agentLimit })}
            </p>
            <p className="text-xs text-text-3">{plan ? t('billing.renews') : t('billing.noNextBilling')}</p>
          </div>
          <div className="flex items-center gap-4">
            <p className="font-semibold tabular-nums">
              {price ? t('billing.price', { price }) : t('billing.noCharge')}
            </p>
            <Button asChild>
              <Link to={ROUTES.pricing}>{t('billing.changePlan')}</Link>
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}
