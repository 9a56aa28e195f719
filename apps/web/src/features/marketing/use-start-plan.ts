import { calls, type PlanChoice } from '@app/contract'
import { type PlanId, priceOf, ROUTES } from '@app/spec'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import type { Billing } from './plan-card.tsx'

/** Begins a plan: on the payment provider's page, or by changing the plan there is. */
export function useStartPlan() {
  const t = useTexts('pricing')
  const navigate = useNavigate()
  const session = useSend(calls.billing.createCheckoutSession)
  const [pending, setPending] = useState<PlanId>()
  const [change, setChange] = useState<PlanChoice>()

  /** What a refusal means: whoever has a plan changes it, and where nothing can be paid the checkout page says so. */
  function refused(error: unknown, choice: PlanChoice, billing: Billing): void {
    const status = error instanceof CallError ? error.status : 0
    if (status === 409) setChange(choice)
    else if (status === 503) void navigate({ to: ROUTES.checkout, search: { plan: choice.plan, billing } })
    else if (status !== 401)
      toast({ title: t('paymentError'), description: t('paymentErrorText'), tone: 'destructive' })
  }

  async function start(plan: PlanId, billing: Billing): Promise<void> {
    const interval = billing === 'yearly' ? 'year' : 'month'
    setPending(plan)
    try {
      const { origin } = window.location
      const body = {
        priceId: priceOf(plan, interval).id,
        successUrl: origin + ROUTES.success,
        cancelUrl: origin + ROUTES.pricing,
      }
      const { url } = await session.mutateAsync({ body })
      window.location.assign(url)
    } catch (error) {
      refused(error, { plan, interval }, billing)
      setPending(undefined)
    }
  }

  return { start, pending, change, closeChange: () => setChange(undefined) }
}
