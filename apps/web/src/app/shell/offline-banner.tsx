import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { reach } from '../../lib/reach.ts'
import { useTexts } from '../../lib/use-texts.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  const leave = reach.subscribe(listener)
  return () => {
    leave()
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const t = useTexts('shell')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !reach.isLost(),
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-warn-soft px-4 py-2 text-sm text-warn">
          <WifiOff className="size-4 shrink-0" aria-hidden />
          {t('banners.offline')}
        </p>
      )}
    </div>
  )
}
