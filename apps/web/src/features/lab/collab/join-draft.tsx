import { calls } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { UserX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useDraftAddress } from './use-draft-address.ts'

/** Comes by an invitation, which does not stay in the address. */
export function JoinDraft({ token }: { token: string }) {
  const t = useTexts('lab-collab')
  const { go } = useDraftAddress()
  const join = useSend(calls.collab.join, { refresh: [calls.collab.list] })
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    join.mutate({ body: { token } }, { onSuccess: ({ id }) => go(id, true) })
  }, [join, token, go])
  if (!join.isError)
    return (
      <div className="grid gap-3">
        <p role="status" className="text-sm text-text-2">
          {t('joining')}
        </p>
        <Skeleton className="h-72 rounded-l" />
      </div>
    )
  return (
    <Card role="alert">
      <EmptyState
        icon={<UserX />}
        title={t('joinFailed')}
        hint={wordsFrom(join.error, t('failed'))}
        action={<Button onClick={() => go(undefined, true)}>{t('toDrafts')}</Button>}
      />
    </Card>
  )
}
