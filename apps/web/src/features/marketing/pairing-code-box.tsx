import { calls } from '@app/contract'
import { PAIRING_CODE_MINUTES } from '@app/spec'
import { Button, Card } from '@app/ui'
import { useEffect, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { CopyLine } from '../../lib/copy-line.tsx'
import { useTexts } from '../../lib/use-texts.ts'

/** The code, with the address it belongs to, for as long as it is good. */
export function PairingCodeBox() {
  const t = useTexts('extension')
  const make = useSend(calls.extension.code)
  const expired = useIsPast(make.data?.expiresAt)
  const words = { copy: t('connect.copy'), copied: t('connect.copied') }
  return (
    <Card className="grid content-start gap-4 p-5">
      {make.data && !expired && (
        <>
          <CopyLine label={t('connect.address')} value={window.location.origin} words={words} />
          <CopyLine key={make.data.code} label={t('connect.code')} value={make.data.code} words={words} />
          <p className="text-sm text-text-2">{t('connect.hint', { minutes: PAIRING_CODE_MINUTES })}</p>
        </>
      )}
      {make.data && expired && <p className="text-sm text-text-2">{t('connect.expired')}</p>}
      {make.error && (
        <p role="alert" className="text-bad text-sm">
          {wordsFrom(make.error, t('connect.failed'))}
        </p>
      )}
      <Button
        variant={make.data ? 'secondary' : 'primary'}
        busy={make.isPending}
        onClick={() => make.mutate({})}
        className="justify-self-start"
      >
        {t(make.data ? 'connect.again' : 'connect.make')}
      </Button>
    </Card>
  )
}

/** Becomes true at the very moment. */
function useIsPast(at: string | undefined): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    setPast(false)
    if (!at) return
    const timer = setTimeout(() => setPast(true), Math.max(0, Date.parse(at) - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return past
}
