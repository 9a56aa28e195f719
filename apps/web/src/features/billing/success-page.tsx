import { PRODUCT_NAME, ROUTES, SUCCESS_REDIRECT_S } from '@app/spec'
import { Button, Card, Mark } from '@app/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { Atom, ChevronRight, Cpu, type LucideIcon, Zap } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { useCountdown } from './use-countdown.ts'

const CARDS = [
  { key: 'engines', icon: Cpu },
  { key: 'quantum', icon: Atom },
  { key: 'power', icon: Zap },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

const NEXT = [
  { key: 'agent', to: ROUTES.dashboard },
  { key: 'template', to: ROUTES.templates },
  { key: 'settings', to: ROUTES.settings },
  { key: 'help', to: ROUTES.help },
] as const

/** A welcome, not a receipt: this page can be opened by anybody, so it says nothing about a payment. */
export function SuccessPage() {
  const t = useTexts('success')
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  const enter = useCallback(() => void navigate({ to: ROUTES.dashboard }), [navigate])
  const seconds = useCountdown(SUCCESS_REDIRECT_S, stays, enter)
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-10 px-5 py-14 sm:py-20">
      <header className="grid justify-items-center gap-4 text-center">
        <Mark className="my-3 scale-200" />
        <h1 className="text-balance text-[clamp(2rem,5vw,3rem)] font-[650] leading-tight tracking-[-0.035em]">
          {t('title', { product: PRODUCT_NAME })}
        </h1>
        <p className="text-pretty text-lg text-text-2">{t('lead')}</p>
        <Button asChild variant="primary" size="lg" className="mt-2">
          <Link to={ROUTES.dashboard}>{t('enter')}</Link>
        </Button>
        <div className="flex min-h-8 flex-wrap items-center justify-center gap-x-3 text-sm text-text-3">
          <p role="timer">{stays ? t('stayed') : t('countdown', { seconds })}</p>
          {!stays && (
            <Button variant="ghost" onClick={() => setStays(true)}>
              {t('stay')}
            </Button>
          )}
        </div>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {CARDS.map(({ key, icon: Icon }) => (
          <li key={key} className="grid">
            <Card className="grid content-start gap-3 p-5">
              <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
              <h2 className="text-lg font-semibold tracking-[-0.01em]">{t(`cards.${key}.title`)}</h2>
              <p className="text-pretty text-text-2">{t(`cards.${key}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="next-title" className="grid gap-4">
        <h2 id="next-title" className="text-lg font-semibold tracking-[-0.01em]">
          {t('next.title')}
        </h2>
        <ol className="overflow-hidden rounded-l border border-line bg-surface-1">
          {NEXT.map(({ key, to }, index) => (
            <li key={key} className="border-line border-t first:border-t-0">
              <Link
                to={to}
                className="flex items-center gap-4 px-5 py-3.5 transition hover:bg-surface-2 focus-visible:-outline-offset-2"
              >
                <span aria-hidden className="font-mono text-text-3 text-sm">
                  {index + 1}
                </span>
                <span className="flex-1 text-pretty">{t(`next.steps.${key}`)}</span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-text-3" />
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
