import { calls } from '@app/contract'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'

/** Asked for again whenever another task has ended. */
export function useHistory(days: number) {
  const tasks = useCall(calls.tasks.list).data
  const ended = tasks?.filter(({ status }) => status === 'completed' || status === 'failed')
  const reached = ended ? `${ended.length} ${ended[0]?.id}` : ''
  const history = useCall(calls.usage.history, { query: { days: days as 7 | 30 | 90 } })
  const { refetch } = history
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  return history
}
