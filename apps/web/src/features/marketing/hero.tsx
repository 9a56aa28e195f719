import { PRODUCT_NAME, ROUTES, TAG_LINE } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'
import { ProductStage } from './product-stage.tsx'

export function Hero() {
  const t = useTexts('landing')
  return (
    <section className="bg-[radial-gradient(56rem_26rem_at_50%_-6rem,var(--accent-soft),transparent_72%)] px-5 pt-14 pb-10 sm:pt-20">
      <div className="mx-auto grid max-w-3xl justify-items-center gap-5 text-center">
        <p className="font-mono text-text-3 text-xs tracking-[0.22em]">{TAG_LINE}</p>
        <h1 className="text-balance text-hero font-[680] tracking-[-0.045em]">
          {t.rich('hero.headline', {
            product: PRODUCT_NAME,
            em: (words) => <span className="block text-gradient pb-[0.1em]">{words}</span>,
          })}
        </h1>
        <p className="max-w-[38rem] text-pretty text-[1.125rem] text-text-2">{t('hero.lead')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary" size="lg">
            <Link to={ROUTES.pricing}>{t('hero.start')}</Link>
          </Button>
          <Button asChild size="lg">
            <Link to={ROUTES.pricing}>{t('hero.plans')}</Link>
          </Button>
        </div>
      </div>
      <ProductStage />
    </section>
  )
}
