import { type AgentState, calls } from '@app/contract'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'

/** What each agent is doing; asked for again whenever a task begins, ends or waits. */
export function useAgentStates(): (agentId: string) => AgentState | undefined {
  const tasks = useCall(calls.tasks.list).data
  const stage = tasks?.map(({ id, status, reason }) => `${id} ${status} ${reason}`).join() ?? ''
  const { data, refetch } = useCall(calls.monitor.agents)
  useEffect(() => {
    if (stage) void refetch()
  }, [stage, refetch])
  return (agentId) => data?.find((state) => state.agentId === agentId)
}
