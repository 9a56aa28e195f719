import { calls, type Run } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressOf, useCall } from '../call.ts'

export type KnownRun = Pick<Run, 'agentId' | 'result' | 'start'>

/** What an agent came to last; the run one looks at counts as that for its own agent. */
export function useLatestResult(agentId: string, known?: KnownRun) {
  const own = known?.agentId === agentId ? known : undefined
  const asks = agentId !== '' && own === undefined
  const query = { agent: agentId, status: 'completed', limit: 1 } as const
  const list = useCall(calls.tasks.list, { query, enabled: asks })
  const id = list.data?.[0]?.id ?? ''
  // Lists carry the beginning of a long result only.
  const run = useCall(calls.tasks.run, { params: { id }, enabled: asks && id !== '' })
  useForgetting(addressOf(calls.tasks.list, { query }))
  return {
    loading: asks && (list.isLoading || run.isLoading),
    error: list.error ?? run.error,
    retry: () => void (list.error ? list.refetch() : run.refetch()),
    run: own ?? (asks ? run.data : undefined),
  }
}

/** By the next time the agent may have run again. */
function useForgetting(address: string) {
  const client = useQueryClient()
  useEffect(() => () => client.removeQueries({ queryKey: [address] }), [client, address])
}
