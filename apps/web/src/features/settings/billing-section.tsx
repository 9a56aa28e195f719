import { calls } from '@app/contract'
import { Skeleton } from '@app/ui'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { BillingActions } from './billing/billing-actions.tsx'
import { BillingWarning } from './billing/billing-warning.tsx'
import { PlanInForce } from './billing/plan-in-force.tsx'
import { Section } from './section.tsx'

/** What the subscription says, how it is paid, and everything that can be done about it. */
export function BillingSection() {
  const t = useTexts('settings')
  const status = useCall(calls.usage.subscription)
  const billing = useCall(calls.billing.read)
  const error = status.error ?? billing.error
  const retry = () => void Promise.all([status.refetch(), billing.refetch()])
  const subscription = status.data?.subscription
  return (
    <Section title={t('billing.title')} text={t('billing.text')}>
      {error && <Failure error={error} retry={retry} />}
      {!error && !billing.data && <Skeleton className="h-28" />}
      {billing.data && (
        <>
          <BillingWarning billing={billing.data} />
          <PlanInForce billing={billing.data} subscription={subscription} />
          <BillingActions billing={billing.data} />
        </>
      )}
    </Section>
  )
}
