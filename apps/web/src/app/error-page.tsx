import { ROUTES } from '@app/spec'
import { Button, Card } from '@app/ui'
import { useState } from 'react'
import { CallError } from '../lib/call-error.ts'
import { useTexts } from '../lib/use-texts.ts'

/** The request's id where the server was involved, so that its log can be searched; else one of this page's own. */
const idOf = (error: Error) =>
  (error instanceof CallError && error.requestId) || Math.random().toString(36).slice(2, 10).toUpperCase()

/** Plain links: when the router broke, its own would be broken too. */
export function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTexts('shell')
  const [id] = useState(() => idOf(error))
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const lines = [
      id,
      location.pathname,
      new Date().toISOString(),
      navigator.userAgent,
      String(error),
      error.stack ?? '',
    ]
    await navigator.clipboard.writeText(lines.join('\n'))
    setCopied(true)
  }
  return (
    <Card className="mx-auto mt-[12vh] grid w-[min(32rem,calc(100%-2rem))] gap-3 p-6" role="alert">
      <h1 className="text-xl font-semibold tracking-tight">{t('error.title')}</h1>
      <p className="text-text-2">{t('error.text')}</p>
      <p className="text-sm text-text-3">
        {t('error.id')} <code className="font-mono text-text-2 select-all">{id}</code>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" onClick={reset}>
          {t('error.retry')}
        </Button>
        <Button onClick={copy}>{copied ? t('error.copied') : t('error.copy')}</Button>
        <Button variant="ghost" asChild>
          <a href={ROUTES.landing}>{t('error.home')}</a>
        </Button>
      </div>
    </Card>
  )
}
