import { calls, type OutboxMail } from '@app/contract'
import { Dialog, EmptyState, Skeleton } from '@app/ui'
import { MailOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { OutboxList } from './outbox-list.tsx'
import { OutboxMailView } from './outbox-mail-view.tsx'

export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings')
  const mails = useCall(calls.outbox.list)
  const [shown, setShown] = useState<OutboxMail>()
  const [last, setLast] = useState<string>()
  const { refetch } = mails
  // Mail comes while nobody looks: what was read at an earlier opening may be old.
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch])
  const show = (mail: OutboxMail) => {
    setShown(mail)
    setLast(mail.id)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('outbox.title')}
      description={t('outbox.text')}
      closeLabel={t('close')}
    >
      {shown && <OutboxMailView mail={shown} onBack={() => setShown(undefined)} />}
      {!shown && mails.isPending && <Waiting />}
      {!shown && mails.error && <Failure error={mails.error} retry={() => void refetch()} />}
      {!shown && mails.data?.length === 0 && (
        <EmptyState icon={<MailOpen />} title={t('outbox.empty')} hint={t('outbox.emptyHint')} />
      )}
      {!shown && mails.data && <OutboxList mails={mails.data} last={last} onShow={show} />}
    </Dialog>
  )
}

function Waiting() {
  return (
    <div className="grid gap-2">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  )
}
