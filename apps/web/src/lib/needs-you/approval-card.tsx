import { type Approval, calls } from '@app/contract'
import { Button } from '@app/ui'
import { useFormatter, useNow } from 'use-intl'
import { type Refresh, useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'
import { Notice } from './notice.tsx'
import { Payload } from './payload.tsx'

const MINUTE_MS = 60_000

/** An effect that waits for a word, exactly as it would happen. */
export function ApprovalCard({ approval, refresh }: { approval: Approval; refresh: Refresh }) {
  const t = useTexts('desk')
  const approve = useSend(calls.approvals.approve, { refresh })
  const reject = useSend(calls.approvals.reject, { refresh })
  const { id, hash, taskName, name, why, expiresAt } = approval
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  const answer = { params: { id }, body: { hash } }
  const busy = approve.isPending || reject.isPending
  return (
    <Notice
      title={t('needsYou.wants', { task: taskName, step: name })}
      text={t('needsYou.why', { why })}
      error={approve.error ?? reject.error}
      aside={
        <span className="text-xs text-text-3">
          {t('needsYou.expires', { when: format.relativeTime(new Date(expiresAt), now) })}
        </span>
      }
      actions={
        <>
          <Button disabled={busy} onClick={() => reject.mutate(answer)}>
            {t('needsYou.decline')}
          </Button>
          <Button variant="primary" busy={approve.isPending} disabled={busy} onClick={() => approve.mutate(answer)}>
            {t('needsYou.approve')}
          </Button>
        </>
      }
    >
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-text-2">{t('needsYou.sends')}</summary>
        <Payload approval={approval} />
      </details>
    </Notice>
  )
}
