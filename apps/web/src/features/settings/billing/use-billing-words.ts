import type { Billing } from '@app/contract'
import { useFormatter } from 'use-intl'
import { DOLLARS } from '../../../lib/dollars.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** Days and prices of a subscription, as a person reads them. */
export function useBillingWords() {
  const t = useTexts('settings')
  const format = useFormatter()
  const dollars = (cents: number) => format.number(cents / 100, DOLLARS)
  return {
    day: (at: string | null) => (at ? format.dateTime(new Date(at), { dateStyle: 'long' }) : ''),
    dollars,
    price: ({ priceCents, interval, source }: Pick<Billing, 'priceCents' | 'interval' | 'source'>) => {
      if (priceCents === null || source !== 'provider') return t('billing.noCharge')
      const price = dollars(priceCents)
      return interval === 'year' ? t('billing.pricePerYear', { price }) : t('billing.price', { price })
    },
  }
}
