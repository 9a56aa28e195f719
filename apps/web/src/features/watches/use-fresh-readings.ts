import { calls } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onEvent } from '../../lib/use-events.ts'

/** The worker reads the price in what a run came to just after the run has ended. */
const READ_AFTER_MS = 2_000

/** Asks again when a run has ended and its price has been read, and whenever one comes back to this screen. */
export function useFreshReadings() {
  const client = useQueryClient()
  useEffect(() => {
    const own = [calls.watches.list, calls.alerts.list, calls.monitor.agents]
    const outdate = (refetchType: 'active' | 'none') => {
      for (const { path } of own) void client.invalidateQueries({ queryKey: [path], refetchType })
    }
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const leave = onEvent(({ type }) => {
      if (type === 'task.completed') timers.add(setTimeout(() => outdate('active'), READ_AFTER_MS))
    })
    return () => {
      leave()
      for (const timer of timers) clearTimeout(timer)
      outdate('none')
    }
  }, [client])
}
