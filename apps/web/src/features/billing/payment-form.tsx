import { Card, Tabs, TabsContent, TabsList, TabsTrigger } from '@app/ui'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { CardPayment } from './card-payment.tsx'
import type { Order } from './order-of.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts'
import { usePay } from './use-pay.ts'
import { useProvider } from './use-provider.ts'
import { WalletPayment } from './wallet-payment.tsx'

/** What is typed here is typed into the provider's own fields; nothing of it comes by us. */
export function PaymentForm({ order, publishableKey }: { order: Order; publishableKey: string }) {
  const t = useTexts('checkout')
  const [method, setMethod] = useState<PaymentMethod>('card')
  const provider = useProvider(publishableKey)
  const { pay, processing } = usePay(order)
  return (
    <Card>
      <section aria-labelledby="payment-title" className="grid gap-5 p-6 sm:p-8">
        <h2 id="payment-title" className="text-xl font-semibold tracking-[-0.02em]">
          {t('details.title')}
        </h2>
        <Tabs value={method} onValueChange={(value) => setMethod(value as PaymentMethod)}>
          <TabsList aria-label={t('details.methods')}>
            {PAYMENT_METHODS.map((one) => (
              <TabsTrigger key={one} value={one} disabled={processing}>
                {t(`details.${one}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {PAYMENT_METHODS.map((one) => (
            <TabsContent key={one} value={one} className="pt-5">
              {one === 'card' ? (
                <CardPayment order={order} provider={provider} pay={pay} processing={processing} />
              ) : (
                <WalletPayment order={order} provider={provider} pay={pay} wallet={one} />
              )}
            </TabsContent>
          ))}
        </Tabs>
        <p className="flex items-start gap-2 text-pretty text-text-3 text-xs">
          <LockKeyhole aria-hidden className="mt-px size-3.5 shrink-0" />
          {t('details.secure')}
        </p>
      </section>
    </Card>
  )
}
