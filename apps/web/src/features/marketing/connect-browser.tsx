import { ROUTES } from '@app/spec'
import { Button, Card } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { PairedBrowsers } from './paired-browsers.tsx'
import { PairingCodeBox } from './pairing-code-box.tsx'
import { Section } from './section.tsx'

/** Pairing and what is paired; a visitor is shown the way to sign in. */
export function ConnectBrowser() {
  const t = useTexts('extension')
  const session = useSession()
  return (
    <Section id="connect" title={t('connect.title')} lead={t('connect.lead')}>
      {session.data?.user && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <PairingCodeBox />
          <PairedBrowsers />
        </div>
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
