import { Button, Dialog } from '@app/ui'
import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'

/** Asks before unsaved changes are lost: in the page by a dialog, on closing the tab by the browser's own. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const t = useTexts('settings')
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: () => dirty, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{t('stay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
        </>
      }
    />
  )
}
