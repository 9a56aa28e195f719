import type { StripeElements } from '@stripe/stripe-js'
import { useMemo } from 'react'
import type { Order } from './order-of.ts'
import type { Provider } from './use-provider.ts'

/** The provider's fields for this order, in this page's colours. Nothing is begun at the provider until somebody pays. */
export function useElements({ stripe }: Provider, { priceDollars }: Order): StripeElements | undefined {
  return useMemo(
    () =>
      stripe?.elements({
        mode: 'subscription',
        amount: priceDollars * 100,
        currency: 'usd',
        appearance: { theme: 'flat', variables: coloursOfPage() },
      }),
    [stripe, priceDollars],
  )
}

function coloursOfPage() {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    colorPrimary: read('--accent'),
    colorBackground: read('--surface-2'),
    colorText: read('--text'),
    colorTextSecondary: read('--text-2'),
    colorDanger: read('--bad'),
    borderRadius: '8px',
    fontFamily: 'Inter, system-ui, sans-serif',
  }
}
