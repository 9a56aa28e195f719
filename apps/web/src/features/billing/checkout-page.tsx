import { useSearch } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'
import { orderOf } from './order-of.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentDetails } from './payment-details.tsx'

export function CheckoutPage() {
  const t = useTexts('checkout')
  const order = orderOf(useSearch({ strict: false }))
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-5 py-12 sm:py-16">
      <header className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-[-0.025em]">{t('title')}</h1>
        <p className="text-lg text-text-2">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_26rem]">
        <PaymentDetails order={order} />
        <OrderSummary order={order} />
      </div>
    </div>
  )
}
