import { Button } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

/** The browser asks for itself, and only after a press of a button. */
export function BrowserMessages() {
  const t = useTexts('settings')
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'granted',
  )
  if (permission === 'granted') return null
  if (permission === 'denied') return <p className="text-text-3 text-xs">{t('preferences.blocked')}</p>
  const ask = async () => setPermission(await Notification.requestPermission())
  return (
    <Button className="justify-self-start" onClick={() => void ask()}>
      {t('preferences.allow')}
    </Button>
  )
}
