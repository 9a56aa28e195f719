import { calls, type Run } from '@app/contract'
import { useEffect } from 'react'
import { addressOf, type Refresh, useCall } from '../../../lib/call.ts'
import { ReviewCard } from '../../../lib/needs-you/review-card.tsx'
import { WaitingCard } from '../../../lib/needs-you/waiting-card.tsx'

/** What this run waits for: a word on an effect, or on a step nobody can be sure of. */
export function RunNeeds({ run }: { run: Run }) {
  const shown = { path: addressOf(calls.tasks.run, { params: { id: run.id } }) }
  const refresh = [shown, calls.approvals.list, calls.tasks.list]
  if (run.reason === 'awaiting-approval') return <Approvals run={run} refresh={refresh} />
  if (run.reason === 'needs-review') return <ReviewCard task={run} refresh={refresh} />
  return null
}

function Approvals({ run, refresh }: { run: Run; refresh: Refresh }) {
  const { data, refetch } = useCall(calls.approvals.list)
  const reached = run.stepCount
  useEffect(() => {
    if (reached >= 0) void refetch()
  }, [reached, refetch])
  const waiting = (data ?? []).filter(({ taskId, status }) => taskId === run.id && status === 'waiting')
  return waiting.map((approval) => <WaitingCard key={approval.id} approval={approval} refresh={refresh} />)
}
