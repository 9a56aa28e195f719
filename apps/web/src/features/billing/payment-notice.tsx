import { FREE_TIER, ROUTES } from '@app/spec'
import { Button, Card } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 1 §2: what stands in the place of Payment Details where no payment provider is connected. */
export function PaymentNotice() {
  const t = useTexts('checkout')
  return (
    <Card>
      <section aria-labelledby="notice-title" className="grid justify-items-start gap-4 p-6 sm:p-8">
        <span
          aria-hidden
          className="grid size-11 place-items-center rounded-m border border-line bg-warn-soft text-warn"
        >
          <CreditCard className="size-5" strokeWidth={1.75} />
        </span>
        <h2 id="notice-title" className="text-xl font-semibold tracking-[-0.02em]">
          {t('notice.title')}
        </h2>
        <p className="max-w-[52ch] text-pretty text-text-2">
          {t('notice.text', { actions: FREE_TIER.actionLimit, agents: FREE_TIER.agentLimit })}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            <Link to={ROUTES.pricing}>{t('notice.action')}</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={ROUTES.dashboard}>{t('notice.free')}</Link>
          </Button>
        </div>
      </section>
    </Card>
  )
}
