import { calls, type Watch } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function StopDialog({ watch: { id, product }, onClose }: { watch: Watch; onClose: () => void }) {
  const t = useTexts('watches')
  const close = useTexts('shell')('close')
  const remove = useSend(calls.watches.delete, { refresh: [calls.watches.list] })
  const stop = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast({ title: t('stop.stopped', { product }) })
          onClose()
        },
        onError: (error) =>
          toast({ title: t('stop.notStopped'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('stop.title', { product })}
      description={t('stop.text')}
      closeLabel={close}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('stop.keep')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={stop}>
            {t('card.stop')}
          </Button>
        </>
      }
    />
  )
}
