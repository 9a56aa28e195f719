import { calls } from '@app/contract'
import { Button, Dialog, Skeleton, Tag } from '@app/ui'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { Failure } from '../../lib/failure.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { deviceName } from './device-name.ts'

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings')
  const refresh = [calls.account.listSessions]
  const sessions = useCall(calls.account.listSessions)
  const revoke = useSend(calls.account.revokeSession, { refresh })
  const revokeOthers = useSend(calls.account.revokeOtherSessions, { refresh })
  const others = sessions.data?.filter((session) => !session.current) ?? []
  const problem = revoke.error ?? revokeOthers.error
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('sessions.title')}
      description={t('sessions.text')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="danger"
          disabled={others.length === 0}
          busy={revokeOthers.isPending}
          onClick={() => revokeOthers.mutate({ body: {} })}
        >
          {t('sessions.revokeOthers')}
        </Button>
      }
    >
      {sessions.isPending && <Skeleton className="h-24" />}
      {sessions.error && <Failure error={sessions.error} retry={() => void sessions.refetch()} />}
      {problem && (
        <p role="alert" className="mb-3 text-sm text-bad">
          {wordsFrom(problem, t('failed'))}
        </p>
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {deviceName(session.userAgent) ?? t('sessions.unknown')}
                {session.current && <Tag tone="good">{t('sessions.current')}</Tag>}
              </p>
              <p className="text-xs text-text-3">
                {session.ipAddress && <span className="font-mono">{session.ipAddress} · </span>}
                {t.rich('sessions.seen', { when: () => <TimeAgo at={session.lastSeenAt} /> })}
              </p>
            </div>
            {!session.current && (
              <Button
                size="sm"
                busy={revoke.isPending && revoke.variables?.params?.id === session.id}
                onClick={() => revoke.mutate({ params: { id: session.id } })}
              >
                {t('sessions.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data && others.length === 0 && <p className="text-xs text-text-3">{t('sessions.only')}</p>}
    </Dialog>
  )
}
