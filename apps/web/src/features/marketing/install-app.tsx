import { Button, Card } from '@app/ui'
import { useState } from 'react'
import { dropInstallOffer, type InstallOffer, useInstallOffer } from '../../lib/pwa/install-offer.ts'
import { useTexts } from '../../lib/use-texts.ts'

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Installs from the browser where it offers to; elsewhere it tells the way. */
export function InstallApp({ how }: { how: string }) {
  const t = useTexts('mobile')
  const offer = useInstallOffer()
  const [outcome, setOutcome] = useState<'accepted' | 'dismissed'>()
  const install = async (from: InstallOffer) => {
    const answer = await from.prompt()
    dropInstallOffer()
    setOutcome(answer.outcome)
  }
  if (isInstalled()) return <p className="text-sm text-text-2">{t('stores.already')}</p>
  return (
    <Card className="grid justify-items-start gap-3 px-5 py-4.5">
      <p className="text-pretty">{t('stores.none')}</p>
      {offer && (
        <Button variant="primary" onClick={() => void install(offer)}>
          {t('stores.install')}
        </Button>
      )}
      <p className="text-pretty text-sm text-text-2">{outcome ? t(`stores.${outcome}`) : how}</p>
    </Card>
  )
}
