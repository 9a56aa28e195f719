import { PLANS } from '@app/spec'
import { Segmented, Tag } from '@app/ui'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { type Billing, PlanCard } from './plan-card.tsx'
import { PricingFaq } from './pricing-faq.tsx'
import { TrustStatistics } from './trust-statistics.tsx'
import { useStartPlan } from './use-start-plan.ts'

/** For whoever has a plan already, so its code comes when it is asked for. */
const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog }))

export function PricingPage() {
  const t = useTexts('pricing')
  const [billing, setBilling] = useState<Billing>('monthly')
  const { start, pending, change, closeChange } = useStartPlan()
  return (
    <>
      <section className="bg-[radial-gradient(48rem_20rem_at_50%_-4rem,var(--accent-soft),transparent_72%)] pt-14 pb-6 sm:pt-20">
        <div className="mx-auto grid max-w-2xl justify-items-center gap-4 px-5 text-center">
          <h1 className="text-balance text-[clamp(2rem,5vw,3rem)] font-[650] leading-tight tracking-[-0.035em]">
            {t('headline')}
          </h1>
          <p className="text-pretty text-lg text-text-2">{t('lead')}</p>
          <Segmented
            label={t('billing.label')}
            value={billing}
            onChange={setBilling}
            className="mt-3"
            options={[
              { value: 'monthly', label: t('billing.monthly') },
              {
                value: 'yearly',
                label: (
                  <>
                    {t('billing.yearly')}
                    {/* Its own ground: on the chosen segment's grey the green would be too faint to read. */}
                    <span className="-mr-1.5 flex rounded-full bg-surface-1">
                      <Tag tone="good">{t('billing.save')}</Tag>
                    </span>
                  </>
                ),
              },
            ]}
          />
        </div>
        <ul className="mx-auto mt-12 grid max-w-6xl gap-4 px-5 sm:grid-cols-2 xl:grid-cols-4">
          {PLANS.map((plan) => (
            <li key={plan.id} className="grid">
              <PlanCard
                plan={plan}
                billing={billing}
                busy={pending === plan.id}
                waits={pending !== undefined && pending !== plan.id}
                onStart={() => void start(plan.id, billing)}
              />
            </li>
          ))}
        </ul>
      </section>
      <TrustStatistics />
      <PricingFaq />
      {change && (
        <Suspense>
          <ChangePlanDialog choice={change} onClose={closeChange} />
        </Suspense>
      )}
    </>
  )
}
