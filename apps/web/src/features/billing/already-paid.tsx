import { ROUTES } from '@app/spec'
import { Button, Card } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'

/** A second plan beside the first would be paid twice. */
export function AlreadyPaid({ planName }: { planName: string }) {
  const t = useTexts('checkout')
  return (
    <Card>
      <section aria-labelledby="has-title" className="grid justify-items-start gap-4 p-6 sm:p-8">
        <h2 id="has-title" className="text-xl font-semibold tracking-[-0.02em]">
          {t('has.title', { plan: planName })}
        </h2>
        <p className="max-w-[52ch] text-pretty text-text-2">{t('has.text')}</p>
        <Button asChild variant="primary" size="lg" className="mt-2">
          <Link to={ROUTES.pricing}>{t('notice.action')}</Link>
        </Button>
      </section>
    </Card>
  )
}
