import { Skeleton } from '@app/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import type { Order } from './order-of.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { ProviderMissing } from './provider-missing.tsx'
import { useElements } from './use-elements.ts'
import type { Pay } from './use-pay.ts'
import type { Provider } from './use-provider.ts'

interface WalletPaymentProps {
  order: Order
  provider: Provider
  pay: Pay
  wallet: Exclude<PaymentMethod, 'card'>
}

/** A wallet's own button, where the browser and the device have that wallet. */
export function WalletPayment({ order, provider, pay, wallet }: WalletPaymentProps) {
  const t = useTexts('checkout')
  const elements = useElements(provider, order)
  const place = useRef<HTMLDivElement>(null)
  const [there, setThere] = useState<boolean>()
  const { stripe } = provider
  const confirm = useEffectEvent(pay)
  useEffect(() => {
    if (!stripe || !elements || !place.current) return
    const button = elements.create('expressCheckout', {
      paymentMethods: {
        googlePay: wallet === 'googlePay' ? 'always' : 'never',
        applePay: wallet === 'applePay' ? 'always' : 'never',
        link: 'never',
        paypal: 'never',
        amazonPay: 'never',
        klarna: 'never',
      },
    })
    button.on('ready', ({ availablePaymentMethods }) => setThere(availablePaymentMethods?.[wallet] === true))
    button.on('confirm', () => void confirm(stripe, elements))
    button.mount(place.current)
    return () => button.destroy()
  }, [stripe, elements, wallet])
  if (provider.failed) return <ProviderMissing retry={provider.retry} />
  return (
    <div className="grid gap-4">
      {there === undefined && <Skeleton className="h-11" aria-label={t('details.loading')} />}
      <div ref={place} />
      {there === false && (
        <p role="status" className="text-pretty text-text-2">
          {t('details.notHere', { method: t(`details.${wallet}`) })}
        </p>
      )}
    </div>
  )
}
