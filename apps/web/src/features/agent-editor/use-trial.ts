import { type Agent, calls } from '@app/contract'
import { useState } from 'react'
import { addressOf, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** The run that was started from here, for as long as one wants to look at it. */
export function useTrial(agent: Agent) {
  const t = useTexts('editor')
  // An agent that had only words has steps once it was started.
  const params = { id: agent.id }
  const own = [calls.agents.read, calls.agents.recipes].map((call) => ({ path: addressOf(call, { params }) }))
  const refresh = [calls.tasks.list, calls.agents.list, ...own]
  const run = useSend(calls.agents.execute, { refresh })
  const dryRun = useSend(calls.agents.dryRun, { refresh })
  const [taskId, setTaskId] = useState<string>()
  const start = async (send: typeof run) => {
    try {
      setTaskId((await send.mutateAsync({ params })).id)
    } catch (error) {
      toast({
        title: t('actions.notStarted'),
        description: wordsFrom(error, t('actions.failed')),
        tone: 'destructive',
      })
    }
  }
  return {
    taskId,
    busy: run.isPending || dryRun.isPending,
    run: () => start(run),
    dryRun: () => start(dryRun),
    close: () => setTaskId(undefined),
  }
}
