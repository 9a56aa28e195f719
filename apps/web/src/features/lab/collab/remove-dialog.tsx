import { type CollabDraft, calls } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useDraftAddress } from './use-draft-address.ts'

/** Its owner deletes a draft for everybody, a guest leaves it: either is asked about first. */
export function RemoveDialog({ draft: { id, role }, onClose }: { draft: CollabDraft; onClose: () => void }) {
  const t = useTexts('lab-collab')
  const close = useTexts('shell')('close')
  const { go } = useDraftAddress()
  const remove = useSend(calls.collab.remove, { refresh: [calls.collab.list] })
  const isOwner = role === 'owner'
  const act = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast({ title: t(isOwner ? 'deleted' : 'left') })
          go(undefined, true)
        },
        onError: (error) => toast({ title: wordsFrom(error, t('failed')), tone: 'destructive' }),
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isOwner ? 'deleteTitle' : 'leaveTitle')}
      description={t(isOwner ? 'deleteText' : 'leaveText')}
      closeLabel={close}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={act}>
            {t(isOwner ? 'delete' : 'leave')}
          </Button>
        </>
      }
    />
  )
}
