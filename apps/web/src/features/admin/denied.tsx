import { ROUTES } from '@app/spec'
import { Button, Card, EmptyState } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ShieldX } from 'lucide-react'
import { wordsFrom } from '../../lib/call-error.ts'
import { useSaid } from '../../lib/said-failures.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 2 §8: what any failed asking for the figures looks like. Below it, what the server said where that is more. */
export function Denied({ error, retry }: { error?: unknown; retry?: () => void }) {
  const t = useTexts('admin')
  const words = wordsFrom(error, '')
  useSaid(error)
  return (
    <Card role="alert">
      <EmptyState
        icon={<ShieldX />}
        title={t('denied.title')}
        hint={words && words !== t('denied.title') ? words : t('denied.hint')}
        action={
          <>
            {retry && <Button onClick={retry}>{t('denied.retry')}</Button>}
            <Button asChild>
              <Link to={ROUTES.dashboard}>{t('denied.action')}</Link>
            </Button>
          </>
        }
      />
    </Card>
  )
}
