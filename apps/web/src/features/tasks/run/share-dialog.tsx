import { calls, type NewShare, type Share } from '@app/contract'
import { ONE_ROUTES, SHARE_DAYS, type ShareDays } from '@app/spec'
import { Button, Dialog, Segmented, Skeleton } from '@app/ui'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { addressOf, useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { CopyLine } from '../../../lib/copy-line.tsx'
import { Failure } from '../../../lib/failure.tsx'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** Links to this run: made, shown once, and taken back. */
export function ShareDialog({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useTexts('run')
  const close = useTexts('shell')('close')
  const [days, setDays] = useState<ShareDays>(7)
  const [made, setMade] = useState<NewShare>()
  const list = { path: addressOf(calls.shares.listOfTask, { params: { id: taskId } }) }
  const create = useSend(calls.shares.create, { refresh: [list] })
  const begin = () =>
    create.mutate(
      { params: { id: taskId }, body: { days } },
      {
        onSuccess: setMade,
        onError: (error) => toast({ title: wordsFrom(error, t('do.failed')), tone: 'destructive' }),
      },
    )
  const options = SHARE_DAYS.map((count) => ({ value: String(count), label: t('share.day', { count }) }))
  const choose = (value: string) => setDays(SHARE_DAYS.find((count) => String(count) === value) ?? 7)
  return (
    <Dialog open onOpenChange={onClose} title={t('share.title')} description={t('share.text')} closeLabel={close}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1.5">
            <span className="font-medium text-sm">{t('share.days')}</span>
            <Segmented value={String(days)} onChange={choose} options={options} label={t('share.days')} />
          </div>
          <Button variant="primary" busy={create.isPending} onClick={begin}>
            {t('share.create')}
          </Button>
        </div>
        {made && <FreshLink key={made.id} share={made} />}
        <Links taskId={taskId} refresh={list} />
      </div>
    </Dialog>
  )
}

function FreshLink({ share }: { share: NewShare }) {
  const t = useTexts('run')
  const link = `${location.origin}${ONE_ROUTES.shared.replace('$token', share.token)}`
  return <CopyLine label={t('share.link')} value={link} words={{ copy: t('share.copy'), copied: t('share.copied') }} />
}

function Links({ taskId, refresh }: { taskId: string; refresh: { path: string } }) {
  const t = useTexts('run')
  const shares = useCall(calls.shares.listOfTask, { params: { id: taskId } })
  return (
    <section className="grid gap-2">
      <h3 className="font-[550] text-sm text-text-2">{t('share.existing')}</h3>
      {shares.error && <Failure error={shares.error} retry={() => void shares.refetch()} />}
      {shares.isPending && <Skeleton className="h-10" />}
      {shares.data?.length === 0 && <p className="text-sm text-text-3">{t('share.none')}</p>}
      <ul className="divide-y divide-line">
        {shares.data?.map((share) => (
          <LinkRow key={share.id} share={share} refresh={refresh} />
        ))}
      </ul>
    </section>
  )
}

function LinkRow({ share: { id, createdAt, expiresAt }, refresh }: { share: Share; refresh: { path: string } }) {
  const t = useTexts('run')
  const format = useFormatter()
  const revoke = useSend(calls.shares.revoke, { refresh: [refresh] })
  const end = () =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: t('share.revoked') }),
        onError: (error) => toast({ title: wordsFrom(error, t('do.failed')), tone: 'destructive' }),
      },
    )
  const until = format.dateTime(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0 flex-1 text-text-2">
        {t.rich('share.until', { made: () => <TimeAgo at={createdAt} />, until })}
      </span>
      <Button variant="danger" busy={revoke.isPending} onClick={end}>
        {t('share.revoke')}
      </Button>
    </li>
  )
}
