import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'

export function Closing() {
  const t = useTexts('landing')
  return (
    <section
      aria-labelledby="closing-title"
      className="bg-[radial-gradient(48rem_20rem_at_50%_110%,var(--accent-soft),transparent_72%)] px-5 py-20 sm:py-28"
    >
      <div className="mx-auto grid max-w-2xl justify-items-center gap-4 text-center">
        <h2 id="closing-title" className="text-balance text-2xl font-semibold tracking-[-0.025em]">
          {t('closing.title')}
        </h2>
        <p className="text-pretty text-lg text-text-2">{t('closing.lead')}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary" size="lg">
            <Link to={ROUTES.pricing}>{t('closing.start')}</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={ROUTES.dashboard}>{t('closing.dashboard')}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
