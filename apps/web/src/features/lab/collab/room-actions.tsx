import type { CollabDraft, CollabGuest } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Bot, LogOut, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { openAgentForm } from '../../../lib/agent-form.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { OpenRoom } from './use-room.ts'

interface RoomActionsProps {
  draft: (CollabDraft & { guests: CollabGuest[] }) | undefined
  room: OpenRoom
}

/** Creating the agent is everybody's: it becomes an agent of whoever does it. */
export function RoomActions({ draft, room: { replica, loaded } }: RoomActionsProps) {
  const t = useTexts('lab-collab')
  const [asked, setAsked] = useState<'invite' | 'remove'>()
  const isOwner = draft?.role === 'owner'
  const create = () =>
    openAgentForm({ name: replica.text('name').toString().trim(), objective: replica.text('objective').toString() })
  return (
    <div className="flex flex-wrap gap-2">
      {draft && (
        <Button variant="ghost" onClick={() => setAsked('remove')}>
          {isOwner ? <Trash2 aria-hidden /> : <LogOut aria-hidden />}
          {t(isOwner ? 'delete' : 'leave')}
        </Button>
      )}
      {isOwner && (
        <Button onClick={() => setAsked('invite')}>
          <UserPlus aria-hidden />
          {t('invite')}
        </Button>
      )}
      {loaded && (
        <Button variant="primary" asChild>
          <Link to={ROUTES.dashboard} onClick={create}>
            <Bot aria-hidden />
            {t('createAgent')}
          </Link>
        </Button>
      )}
      {draft && asked === 'invite' && <InviteDialog draft={draft} onClose={() => setAsked(undefined)} />}
      {draft && asked === 'remove' && <RemoveDialog draft={draft} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
