import { Button } from '@app/ui'
import { putOffNewVersion } from '../../lib/pwa/new-version.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Says that a newer version is ready; nothing is taken from under anybody's hands. */
export function NewVersion({ worker }: { worker: ServiceWorker }) {
  const t = useTexts('app')
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('take-over')
  }
  return (
    <div
      role="status"
      className="fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-2rem)] animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line-strong bg-surface-2 py-2.5 pr-2.5 pl-4 shadow-float"
    >
      <p className="text-sm">{t('newVersion')}</p>
      <div className="flex gap-1.5">
        <Button variant="ghost" onClick={putOffNewVersion}>
          {t('later')}
        </Button>
        <Button variant="primary" onClick={takeOver}>
          {t('reload')}
        </Button>
      </div>
    </div>
  )
}
