import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface ProductHeroProps {
  eyebrow: string
  headline: string
  lead: string
  /** What this installation lacks, said plainly, beside the way that works. */
  availability: string
  action: string
  illustration: ReactNode
}

/** The head of the extension's and the app's page. */
export function ProductHero({ eyebrow, headline, lead, availability, action, illustration }: ProductHeroProps) {
  return (
    <section className="bg-[radial-gradient(48rem_24rem_at_70%_-4rem,var(--accent-soft),transparent_72%)] pt-14 pb-8 sm:pt-20">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid justify-items-start gap-5">
          <p className="font-mono text-text-3 text-xs uppercase tracking-[0.18em]">{eyebrow}</p>
          <h1 className="text-balance text-[clamp(2.25rem,5.5vw,3.5rem)] font-[650] leading-[1.05] tracking-[-0.04em]">
            {headline}
          </h1>
          <p className="max-w-[34rem] text-pretty text-[1.125rem] text-text-2">{lead}</p>
          <Button asChild variant="primary" size="lg" className="mt-1">
            <Link to={ROUTES.dashboard}>{action}</Link>
          </Button>
          <p className="flex max-w-[34rem] gap-2.5 text-pretty text-sm text-text-3">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {availability}
          </p>
        </div>
        {illustration}
      </div>
    </section>
  )
}
