import { type Approval, calls, type Repair, type Task } from '@app/contract'
import { lazy, Suspense, useEffect } from 'react'
import { useCall } from '../../lib/call.ts'
import { ReviewCard } from '../../lib/needs-you/review-card.tsx'
import { WaitingCard } from '../../lib/needs-you/waiting-card.tsx'

/** Seldom there, so its code comes when it is. */
const RepairCards = lazy(async () => ({ default: (await import('./repair-cards.tsx')).RepairCards }))

/** What a word given here makes untrue. */
const ANSWERED = [calls.approvals.list, calls.tasks.list]

/** What stands still until a person says something: effects to approve, and steps nobody can be sure of. */
export function NeedsYou() {
  const tasks = useCall(calls.tasks.list).data ?? []
  const review = tasks.filter(({ reason }) => reason === 'needs-review')
  const approvals = useApprovals(tasks)
  const repairs = useRepairs(tasks)
  return (
    <>
      {approvals.map((approval) => (
        <WaitingCard key={approval.id} approval={approval} refresh={ANSWERED} />
      ))}
      {review.map((task) => (
        <ReviewCard key={task.id} task={task} refresh={ANSWERED} />
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
