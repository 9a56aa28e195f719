import { PRODUCT_NAME, ROUTES } from '@app/spec'
import { Button, Mark } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '../lib/use-texts.ts'

export function NotFoundPage() {
  const t = useTexts('shell')
  const title = `${t('titles.notFound')} · ${PRODUCT_NAME}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main id="main" tabIndex={-1} className="outline-none grid min-h-dvh place-items-center bg-glow p-6">
      <div className="grid justify-items-center gap-3 text-center">
        <Mark className="mb-3 size-10" />
        <h1 className="text-2xl font-semibold tracking-tight">{t('notFound.title')}</h1>
        <p className="text-text-2">{t('notFound.text')}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button variant="primary" asChild>
            <Link to={ROUTES.landing}>{t('notFound.home')}</Link>
          </Button>
          <Button asChild>
            <Link to={ROUTES.dashboard}>{t('notFound.dashboard')}</Link>
          </Button>
        </div>
      </div>
    </main>
  )
}
