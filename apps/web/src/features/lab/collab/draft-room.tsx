import { calls } from '@app/contract'
import { DRAFT_FIELDS } from '@app/spec'
import { Button, Card, Field, Input, Skeleton } from '@app/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { LeaveGuard } from '../../../lib/leave-guard.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { ConnectionState } from './connection-state.tsx'
import { People } from './people.tsx'
import { RoomActions } from './room-actions.tsx'
import { SharedField } from './shared-field.tsx'
import { useDraftAddress } from './use-draft-address.ts'
import { useMyName } from './use-my-name.ts'
import { type OpenRoom, useRoom } from './use-room.ts'

/** A draft that is open: its three texts, who is there, and what one can do with it. */
export function DraftRoom({ id }: { id: string }) {
  const t = useTexts('lab-collab')
  const { go } = useDraftAddress()
  const draft = useCall(calls.collab.read, { params: { id } })
  const me = useMyName()
  const room = useRoom(id, me.name)
  const { refetch } = draft
  const count = room.people.length
  // Who comes by an invitation is on the owner's list from then on.
  useEffect(() => void (count >= 0 && refetch()), [count, refetch])
  const back = (
    <Button variant="ghost" className="justify-self-start" onClick={() => go()}>
      <ArrowLeft aria-hidden />
      {t('back')}
    </Button>
  )
  if (draft.isError && !room.replica.vector().some(Boolean))
    return (
      <div className="grid gap-3">
        {back}
        <Failure error={draft.error} retry={() => void refetch()} />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        <RoomActions draft={draft.data} room={room} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Texts room={room} />
        <Card className="grid gap-5 p-4.5">
          <People me={me.name} people={room.people} />
          {me.isGiven && (
            <Field label={t('myName')} hint={t('myNameHint')}>
              <Input
                value={me.given}
                placeholder={me.name}
                maxLength={40}
                autoComplete="nickname"
                onChange={({ target }) => me.rename(target.value)}
              />
            </Field>
          )}
        </Card>
      </div>
      <UnsentGuard room={room} />
    </div>
  )
}

function Texts({ room }: { room: OpenRoom }) {
  const t = useTexts('lab-collab')
  const { connection, unsent, refused, loaded } = room
  return (
    <Card className="grid gap-4 p-4.5">
      <ConnectionState connection={connection} unsent={unsent} />
      {connection === 'ended' && (
        <p role="alert" className="text-sm text-warn">
          {t('ended')}
        </p>
      )}
      {refused && (
        <p role="alert" className="text-bad text-sm">
          {t('refused')}: {refused}
        </p>
      )}
      {loaded ? (
        DRAFT_FIELDS.map((field) => <SharedField key={field} field={field} room={room} />)
      ) : (
        <Skeleton className="h-72" />
      )}
    </Card>
  )
}

function UnsentGuard({ room: { unsent, connection } }: { room: OpenRoom }) {
  const t = useTexts('lab-collab')
  const close = useTexts('shell')('close')
  const words = {
    title: t('unsaved.title'),
    text: t('unsaved.text'),
    stay: t('unsaved.stay'),
    leave: t('unsaved.leave'),
    close,
  }
  return <LeaveGuard dirty={unsent && connection !== 'ended'} words={words} />
}
