import { type CollabDraft, type CollabGuest, calls } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { useState } from 'react'
import { addressOf, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { CopyLine } from '../../../lib/copy-line.tsx'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Guests } from './people.tsx'
import { invitationLink } from './use-draft-address.ts'

interface InviteDialogProps {
  draft: CollabDraft & { guests: CollabGuest[] }
  onClose: () => void
}

/** The one invitation there is: made, shown once, replaced and ended; and who came by it. */
export function InviteDialog({ draft, onClose }: InviteDialogProps) {
  const t = useTexts('lab-collab')
  const close = useTexts('shell')('close')
  const [link, setLink] = useState<string>()
  const { invite, uninvite, removeGuest } = useInvitation(draft.id)
  const params = { id: draft.id }
  const onError = (error: unknown) => toast({ title: wordsFrom(error, t('failed')), tone: 'destructive' })
  const make = () => invite.mutate({ params }, { onSuccess: ({ token }) => setLink(invitationLink(token)), onError })
  const over = (title: string) => () => {
    setLink(undefined)
    toast({ title })
  }
  const end = () => uninvite.mutate({ params }, { onSuccess: over(t('uninvited')), onError })
  const remove = ({ id, name }: CollabGuest) =>
    removeGuest.mutate({ params: { ...params, guestId: id } }, { onSuccess: over(t('removed', { name })), onError })
  return (
    <Dialog open onOpenChange={onClose} title={t('inviteTitle')} description={t('inviteText')} closeLabel={close}>
      <div className="grid gap-5">
        {link && (
          <div className="grid gap-1.5">
            <CopyLine label={t('inviteLink')} value={link} words={{ copy: t('copy'), copied: t('copied') }} />
            <p className="text-text-3 text-xs">{t('inviteOnce')}</p>
          </div>
        )}
        {!link && draft.invited && <p className="text-sm text-text-2">{t('inviteOn')}</p>}
        <div className="flex flex-wrap gap-2">
          <Button variant={link ? 'secondary' : 'primary'} busy={invite.isPending} onClick={make}>
            {t(link || draft.invited ? 'inviteNew' : 'inviteMake')}
          </Button>
          {(link || draft.invited) && (
            <Button variant="danger" busy={uninvite.isPending} onClick={end}>
              {t('uninvite')}
            </Button>
          )}
        </div>
        <Guests guests={draft.guests} onRemove={remove} />
      </div>
    </Dialog>
  )
}

function useInvitation(id: string) {
  const refresh = [{ path: addressOf(calls.collab.read, { params: { id } }) }]
  return {
    invite: useSend(calls.collab.invite, { refresh }),
    uninvite: useSend(calls.collab.uninvite, { refresh }),
    removeGuest: useSend(calls.collab.removeGuest, { refresh }),
  }
}
