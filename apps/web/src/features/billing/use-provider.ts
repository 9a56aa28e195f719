import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useCallback, useEffect, useState } from 'react'

export interface Provider {
  stripe: Stripe | undefined
  failed: boolean
  retry: () => void
}

/** The provider's own code, fetched from the provider, and only on the page where one pays. */
export function useProvider(publishableKey: string): Provider {
  const [stripe, setStripe] = useState<Stripe>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setStripe((await loadStripe(publishableKey)) ?? undefined)
    } catch {
      setFailed(true)
    }
  }, [publishableKey])
  useEffect(() => void load(), [load])
  return { stripe, failed, retry: () => void load() }
}
