import type { Session } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'

/** Whoever needs no sign-in, in demo mode or with a session, is shown the way in instead of a form. */
export function AlreadyIn({ session, next = ROUTES.dashboard }: { session: Session; next?: string }) {
  const t = useTexts('account')
  const demo = session.authMode === 'demo'
  return (
    <AccountCard
      title={demo ? t('demo.title') : t('signedIn.title')}
      subtitle={demo ? t('demo.text') : t('signedIn.text', { email: session.user?.email ?? '' })}
    >
      <Button variant="primary" size="lg" className="w-full" asChild>
        <Link to={demo ? ROUTES.dashboard : next}>{demo ? t('demo.action') : t('signedIn.action')}</Link>
      </Button>
    </AccountCard>
  )
}
