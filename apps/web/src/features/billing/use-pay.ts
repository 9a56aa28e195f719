import { calls } from '@app/contract'
import { priceOf, ROUTES } from '@app/spec'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import type { Order } from './order-of.ts'

export type Pay = (stripe: Stripe, elements: StripeElements) => Promise<void>

/** Spec 1 §8: what the provider refuses is told in its words; everything else is unexpected. */
export function usePay({ plan, interval, priceDollars }: Order): { pay: Pay; processing: boolean } {
  const t = useTexts('checkout')
  const intent = useSend(calls.billing.createPaymentIntent)
  const [processing, setProcessing] = useState(false)
  const tell = (title: string, description: string) => toast({ title, description, tone: 'destructive' })

  async function confirm(stripe: Stripe, elements: StripeElements): Promise<string | undefined> {
    const checked = await elements.submit()
    if (checked.error) return checked.error.message
    const { planType } = priceOf(plan.id, interval)
    const { clientSecret } = await intent.mutateAsync({ body: { amount: priceDollars, planType } })
    const return_url = `${window.location.origin}${ROUTES.dashboard}?payment=success`
    const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams: { return_url } })
    return error?.message
  }

  const pay: Pay = async (stripe, elements) => {
    setProcessing(true)
    try {
      const refusal = await confirm(stripe, elements)
      if (refusal) tell(t('details.failed'), refusal)
    } catch {
      tell(t('details.error'), t('details.errorText'))
    } finally {
      setProcessing(false)
    }
  }
  return { pay, processing }
}
