import { type Approval, calls } from '@app/contract'
import { Button } from '@app/ui'
import { useFormatter, useNow } from 'use-intl'
import { type Refresh, useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'
import { Notice } from './notice.tsx'

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
      <Payload approval={approval} />
    </Notice>
  )
}

/** S-43: the exact payload, each value with where it came from, and never a summary of it. */
function Payload({ approval: { input, provenance, does } }: { approval: Approval }) {
  const t = useTexts('desk')
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer text-text-2">{t('needsYou.sends')}</summary>
      <p className="mt-2 text-text-3">{does}</p>
      <dl className="mt-2 grid gap-1.5">
        {Object.entries(input).map(([key, value]) => (
          <div key={key} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-text-3">{key}</dt>
            <dd className="min-w-0 whitespace-pre-wrap break-words font-mono text-xs">
              {visible(value)}
              {provenance[key] && provenance[key] !== 'recipe' && (
                <span className="block text-text-3">{t('needsYou.from', { source: provenance[key] })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Characters nobody sees could hide where something goes: they are shown as what they are. */
const visible = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).replace(
    /\p{Cf}|[\ufe00-\ufe0f]|[\u2028\u2029]/gu,
    (sign) => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase()}⟩`,
  )
