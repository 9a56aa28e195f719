import { PLANS, type PlanId, ROUTES } from '@app/spec'
import { Button, Card, cx } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import { DOLLARS } from '../../lib/dollars.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { PopularTag } from './popular-tag.tsx'
import { Section } from './section.tsx'

/** Spec 1 §9: the landing page marks Enterprise, the pricing page Pro. */
const POPULAR: PlanId = 'enterprise'

export function PlanTeasers() {
  const t = useTexts('landing')
  const format = useFormatter()
  return (
    <Section id="plans" title={t('plans.title')} lead={t('plans.lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PLANS.map((plan) => (
          <li key={plan.id} className="grid">
            <Card
              className={cx(
                'relative grid grid-rows-[auto_auto_1fr_auto] gap-3 p-5',
                plan.id === POPULAR && 'border-accent/50',
              )}
            >
              {plan.id === POPULAR && <PopularTag>{t('plans.popular')}</PopularTag>}
              <h3 className="text-lg font-semibold tracking-[-0.01em]">{plan.name}</h3>
              <p>
                <span className="text-2xl font-semibold tracking-[-0.025em] tabular-nums">
                  {format.number(plan.monthlyPriceCents / 100, DOLLARS)}
                </span>
                <span className="ml-1 text-sm text-text-3">{t('plans.perMonth')}</span>
              </p>
              <div className="grid content-start gap-3">
                <p className="text-pretty text-text-2">{t(`plans.items.${plan.id}`)}</p>
                <ul className="grid gap-1 text-sm text-text-2">
                  <li>{t('plans.actions', { count: plan.actionLimit })}</li>
                  <li>{t('plans.agents', { count: plan.agentLimit })}</li>
                </ul>
              </div>
              <Button asChild variant={plan.id === POPULAR ? 'primary' : 'secondary'} className="mt-2 min-h-10">
                <Link to={ROUTES.pricing}>{t('plans.choose', { plan: plan.name })}</Link>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
