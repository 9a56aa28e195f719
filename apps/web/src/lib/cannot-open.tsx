import { Button, Card } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { CallError, UnreadableReply, wordsFrom } from './call-error.ts'
import { useSaid } from './said-failures.ts'
import { useTexts } from './use-texts.ts'

interface CannotOpenProps {
  error: unknown
  retry: () => void
  /** For what is not there: what helps. */
  missing: { title: string; hint: string }
  back: { to: string; label: string }
}

/** In the place of a whole page: what happened, what helps, and a way back. */
export function CannotOpen({ error, retry, missing, back }: CannotOpenProps) {
  const t = useTexts('shell')
  useSaid(error)
  const isMissing = error instanceof CallError && error.status === 404
  const otherwise = t(error instanceof UnreadableReply ? 'failure.unreadable' : 'failure.unreachable')
  return (
    <Card role="alert" className="grid max-w-2xl gap-3 p-6">
      <h1 className="font-semibold text-xl tracking-[-0.015em]">{isMissing ? missing.title : t('failure.title')}</h1>
      <p className="text-pretty text-text-2">{isMissing ? missing.hint : wordsFrom(error, otherwise)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" asChild>
          <Link to={back.to}>{back.label}</Link>
        </Button>
        <Button onClick={retry}>{t('failure.retry')}</Button>
      </div>
    </Card>
  )
}
