import { ROUTES } from '@app/spec'
import { Button, Card, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { WhenSeen } from '../../lib/when-seen.tsx'
import { Section } from './section.tsx'

// Far down the page, and for whoever has the extension already.
const PairedBrowsers = lazy(() => import('./paired-browsers.tsx').then((m) => ({ default: m.PairedBrowsers })))
const PairingCodeBox = lazy(() => import('./pairing-code-box.tsx').then((m) => ({ default: m.PairingCodeBox })))

/** Pairing and what is paired; a visitor is shown the way to sign in. */
export function ConnectBrowser() {
  const t = useTexts('extension')
  const session = useSession()
  return (
    <Section id="connect" title={t('connect.title')} lead={t('connect.lead')}>
      {session.data?.user && (
        <WhenSeen>
          <Suspense fallback={<Skeleton className="h-24 rounded-l" />}>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <PairingCodeBox />
              <PairedBrowsers />
            </div>
          </Suspense>
        </WhenSeen>
      )}
      {session.data && !session.data.user && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
          <p className="text-text-2">{t('connect.signIn')}</p>
          <Button asChild>
            <Link to={ROUTES.dashboard}>{t('connect.signInAction')}</Link>
          </Button>
        </Card>
      )}
    </Section>
  )
}
