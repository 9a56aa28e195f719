import { calls } from '@app/contract'
import { Button, Card, Skeleton } from '@app/ui'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { Failure } from '../../lib/failure.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'

/** Which browsers are connected, each to be shut out at once. */
export function PairedBrowsers() {
  const t = useTexts('extension')
  const browsers = useCall(calls.extension.browsers)
  const revoke = useSend(calls.extension.revoke, { refresh: [calls.extension.browsers] })
  return (
    <Card asElement="section" aria-label={t('connect.list')} className="grid content-start gap-3 p-5">
      <h3 className="font-semibold">{t('connect.list')}</h3>
      {browsers.isPending && <Skeleton className="h-12" />}
      {browsers.error && <Failure error={browsers.error} retry={() => void browsers.refetch()} />}
      {browsers.data?.length === 0 && <p className="text-sm text-text-2">{t('connect.none')}</p>}
      {revoke.error && (
        <p role="alert" className="text-bad text-sm">
          {wordsFrom(revoke.error, t('connect.failed'))}
        </p>
      )}
      <ul className="divide-y divide-line">
        {browsers.data?.map(({ id, name, lastSeenAt }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium text-sm">{name}</p>
              <p className="text-text-3 text-xs">
                {t.rich('connect.seen', { when: () => <TimeAgo at={lastSeenAt} /> })}
              </p>
            </div>
            <Button
              size="sm"
              className="pointer-coarse:min-h-11"
              aria-label={t('connect.revokeNamed', { name })}
              busy={revoke.isPending && revoke.variables?.params?.id === id}
              onClick={() => revoke.mutate({ params: { id } })}
            >
              {t('connect.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
