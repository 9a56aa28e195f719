import type { Billing, SubscriptionStatus } from '@app/contract'
import { FREE_TIER, PLANS } from '@app/spec'
import { Tag } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { useBillingWords } from './use-billing-words.ts'

interface PlanInForceProps {
  billing: Billing
  /** What may be used, where that is known. */
  subscription: SubscriptionStatus['subscription'] | undefined
}

export function PlanInForce({ billing, subscription }: PlanInForceProps) {
  const t = useTexts('settings')
  const { day, price } = useBillingWords()
  const plan = PLANS.find(({ tier }) => tier === billing.tier)
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 rounded-m border border-line bg-surface-2 px-4.5 py-3.5">
      <div className="min-w-0">
        <p className="flex items-center gap-2.5 font-[550]">
          {plan?.name ?? t('billing.free')}
          <StatusTag billing={billing} />
        </p>
        <p className="mt-1 text-sm text-text-2">
          {subscription && `${t('billing.actions', { count: subscription.planLimit })} · `}
          {t('billing.agents', { count: (plan ?? FREE_TIER).agentLimit })}
        </p>
        {subscription && (
          <p className="text-xs text-text-3">
            {t('billing.period', { date: day(subscription.resetsAt), rolledOver: subscription.rolledOver })}
          </p>
        )}
        <NextBilling billing={billing} />
        {billing.paymentMethod && <p className="text-xs text-text-3">{t('billing.card', billing.paymentMethod)}</p>}
      </div>
      <p className="font-semibold tabular-nums">{price(billing)}</p>
    </div>
  )
}

function StatusTag({ billing: { status, cancelAtPeriodEnd } }: { billing: Billing }) {
  const t = useTexts('settings')
  if (status === 'suspended') return <Tag tone="bad">{t('billing.suspended')}</Tag>
  if (status === 'past-due') return <Tag tone="warn">{t('billing.pastDue')}</Tag>
  if (cancelAtPeriodEnd) return <Tag tone="warn">{t('billing.ends')}</Tag>
  return (
    <Tag tone="good" dot>
      {t('billing.active')}
    </Tag>
  )
}

function NextBilling({ billing }: { billing: Billing }) {
  const t = useTexts('settings')
  const { day, dollars } = useBillingWords()
  const { plan, source, periodEnd, cancelAtPeriodEnd, priceCents, pendingChange } = billing
  const words = () => {
    if (!plan) return t('billing.noNextBilling')
    if (source === 'administrator') return t('billing.givenByAdministrator')
    if (cancelAtPeriodEnd) return t('billing.endsText', { date: day(periodEnd) })
    const price = dollars(pendingChange?.priceCents ?? priceCents ?? 0)
    return t('billing.nextBilling', { price, date: day(periodEnd) })
  }
  return <p className="text-xs text-text-3">{words()}</p>
}
