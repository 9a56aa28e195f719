import { yearlyPricePerMonth, yearlySavings } from '@app/spec'
import { Card } from '@app/ui'
import { Check } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { DOLLARS } from '../../lib/dollars.ts'
import { useTexts } from '../../lib/use-texts.ts'
import type { Order } from './order-of.ts'

export function OrderSummary({ order: { plan, interval, priceDollars } }: { order: Order }) {
  const t = useTexts('checkout')
  const format = useFormatter()
  const dollars = (amount: number) => format.number(amount, DOLLARS)
  const price = dollars(priceDollars)
  const yearly = interval === 'year'
  const included = [
    t('summary.actions', { count: plan.actionLimit }),
    t('summary.agents', { count: plan.agentLimit }),
    t('summary.rollover'),
    t('summary.cancel'),
  ]
  return (
    <Card className="max-lg:order-first">
      <section aria-labelledby="summary-title" className="grid gap-5 p-5 sm:p-6">
        <h2 id="summary-title" className="text-lg font-semibold tracking-[-0.01em]">
          {t('summary.title')}
        </h2>
        <dl className="grid gap-2.5">
          <Row label={t('summary.plan')} value={plan.name} />
          <Row label={t('summary.billing')} value={yearly ? t('summary.annual') : t('summary.monthly')} />
        </dl>
        <p className="text-pretty text-sm text-text-2">{t(`descriptions.${plan.id}`)}</p>
        <div className="grid gap-2.5 border-line border-t pt-5">
          <h3 className="eyebrow">{t('summary.included')}</h3>
          <ul className="grid gap-2 text-sm text-text-2">
            {included.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Check aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />
                <span className="text-pretty">{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-1 border-line border-t pt-5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-text-2">{yearly ? t('summary.totalYear') : t('summary.totalMonth')}</span>
            <span className="text-xl font-semibold tracking-[-0.02em] tabular-nums">
              {yearly ? t('summary.perYear', { price }) : t('summary.perMonth', { price })}
            </span>
          </p>
          {yearly && (
            <p className="text-right text-text-3 text-xs">
              {t('summary.equals', {
                price: dollars(yearlyPricePerMonth(plan)),
                savings: dollars(yearlySavings(plan)),
              })}
            </p>
          )}
        </div>
      </section>
    </Card>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  )
}
