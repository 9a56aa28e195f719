import { Button, Dialog, Skeleton } from '@app/ui'
import { Suspense } from 'react'
import { lazyView } from '../../../lib/lazy-view.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Question } from './question.ts'

const Payload = lazyView(['desk'], () => import('../../../lib/needs-you/payload.tsx').then((m) => m.Payload))

interface ConfirmDialogProps {
  question: Question
  busy: boolean
  onConfirm: () => void
  onDecline: () => void
}

/** Asked before anything is run, stopped or approved by a hand. */
export function ConfirmDialog({ question, busy, onConfirm, onDecline }: ConfirmDialogProps) {
  const t = useTexts('lab-gestures')
  const shell = useTexts('shell')
  const { title, confirm, approval } = question
  return (
    <Dialog
      open
      onOpenChange={onDecline}
      title={title}
      description={t('ask.how')}
      closeLabel={shell('close')}
      footer={
        <>
          <Button onClick={onDecline}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {approval && (
        <div className="text-sm">
          <p className="text-text-2">{approval.why}</p>
          <Suspense fallback={<Skeleton className="mt-2 h-24" />}>
            <Payload approval={approval} />
          </Suspense>
        </div>
      )}
    </Dialog>
  )
}
