import { Button, Skeleton } from '@app/ui'
import { useEffect, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { DOLLARS } from '../../lib/dollars.ts'
import { useTexts } from '../../lib/use-texts.ts'
import type { Order } from './order-of.ts'
import { ProviderMissing } from './provider-missing.tsx'
import { useElements } from './use-elements.ts'
import type { Pay } from './use-pay.ts'
import type { Provider } from './use-provider.ts'

interface CardPaymentProps {
  order: Order
  provider: Provider
  pay: Pay
  processing: boolean
}

export function CardPayment({ order, provider, pay, processing }: CardPaymentProps) {
  const t = useTexts('checkout')
  const format = useFormatter()
  const elements = useElements(provider, order)
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!elements || !place.current) return
    const fields = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
    fields.on('ready', () => setReady(true))
    fields.mount(place.current)
    return () => {
      setReady(false)
      fields.destroy()
    }
  }, [elements])
  if (provider.failed) return <ProviderMissing retry={provider.retry} />
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (provider.stripe && elements) void pay(provider.stripe, elements)
      }}
    >
      {!ready && <Skeleton className="h-44" aria-label={t('details.loading')} />}
      <div ref={place} />
      {/* Spec 1 §4: not while it is processing, and not before the provider is ready. */}
      <Button type="submit" variant="primary" size="lg" disabled={!ready} busy={processing}>
        {processing ? t('details.processing') : t('details.pay', { price: format.number(order.priceDollars, DOLLARS) })}
      </Button>
    </form>
  )
}
