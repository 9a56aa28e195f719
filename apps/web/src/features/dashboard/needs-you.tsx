import { type Approval, calls, type Repair, type Task } from '@app/contract'
import { Button } from '@app/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useFormatter, useNow } from 'use-intl'
import { useCall, useSend } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { Notice } from './notice.tsx'

/** Seldom there, so its code comes when it is. */
const RepairCards = lazy(async () => ({ default: (await import('./repair-cards.tsx')).RepairCards }))

const MINUTE_MS = 60_000

/** What stands still until a person says something: effects to approve, and steps nobody can be sure of. */
export function NeedsYou() {
  const tasks = useCall(calls.tasks.list).data ?? []
  const review = tasks.filter(({ reason }) => reason === 'needs-review')
  const approvals = useApprovals(tasks)
  const repairs = useRepairs(tasks)
  return (
    <>
      {approvals.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} />
      ))}
      {review.map((task) => (
        <ReviewCard key={task.id} task={task} />
      ))}
      {repairs && repairs.length > 0 && (
        <Suspense>
          <RepairCards repairs={repairs} />
        </Suspense>
      )}
    </>
  )
}

/** Asked for again whenever another task waits. */
function useApprovals(tasks: readonly Task[]): readonly Approval[] {
  const waiting = tasks.filter(({ reason }) => reason === 'awaiting-approval').map(({ id }) => id)
  const reached = waiting.join(' ')
  const { data, refetch } = useCall(calls.approvals.list, { enabled: waiting.length > 0 })
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  return (data ?? []).filter(({ status, taskId }) => status === 'waiting' && waiting.includes(taskId))
}

/** Asked for again whenever another task of an agent has ended well. */
function useRepairs(tasks: readonly Task[]): readonly Repair[] | undefined {
  const ended = tasks.find(({ status, agentId }) => status === 'completed' && agentId !== null)?.id
  const { data, refetch } = useCall(calls.repairs.list)
  useEffect(() => {
    if (ended) void refetch()
  }, [ended, refetch])
  return data
}

function ApprovalCard({ approval }: { approval: Approval }) {
  const t = useTexts('command')
  const refresh = [calls.approvals.list, calls.tasks.list]
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
  const t = useTexts('command')
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

function ReviewCard({ task }: { task: Task }) {
  const t = useTexts('command')
  const review = useSend(calls.tasks.review, { refresh: [calls.tasks.list] })
  const say = (happened: boolean) => review.mutate({ params: { id: task.id }, body: { happened } })
  return (
    <Notice
      title={t('needsYou.review', { task: task.name })}
      text={t('needsYou.reviewText')}
      error={review.error}
      actions={
        <>
          <Button disabled={review.isPending} onClick={() => say(false)}>
            {t('needsYou.notHappened')}
          </Button>
          <Button disabled={review.isPending} onClick={() => say(true)}>
            {t('needsYou.happened')}
          </Button>
        </>
      }
    />
  )
}
