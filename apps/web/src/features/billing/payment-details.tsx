import { calls } from '@app/contract'
import { Card, Skeleton } from '@app/ui'
import { lazy, Suspense } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { AlreadyPaid } from './already-paid.tsx'
import type { Order } from './order-of.ts'
import { PaymentNotice } from './payment-notice.tsx'

/** Only where something can be paid. */
const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }))

/** Spec 1 §2: the form, or the notice where no payment provider is connected. */
export function PaymentDetails({ order }: { order: Order }) {
  const billing = useCall(calls.billing.read)
  if (billing.error) return <Failure error={billing.error} retry={() => void billing.refetch()} />
  if (!billing.data) return <Loading />
  const { paymentsReady, publishableKey, plan, planName, source } = billing.data
  if (!paymentsReady || !publishableKey) return <PaymentNotice />
  if (plan && source === 'provider') return <AlreadyPaid planName={planName} />
  return (
    <Suspense fallback={<Loading />}>
      <PaymentForm order={order} publishableKey={publishableKey} />
    </Suspense>
  )
}

const Loading = () => (
  <Card className="grid gap-4 p-6 sm:p-8">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-44" />
  </Card>
)
