import { type Agent, type Call, calls, type Task } from '@app/contract'
import { Button } from '@app/ui'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

interface StartButtonProps<Query> {
  call: Call<{ id: string }, Query, undefined, Task>
  agent: Agent
  children: ReactNode
}

/** Busy from the click until the task has ended: the next step waits for its end. */
export function StartButton<Query>({ call, agent, children }: StartButtonProps<Query>) {
  const t = useTexts('dashboard')
  const first = useTexts('figures')
  const start = useSend(call, { refresh: [calls.tasks.list] })
  const task = useCall(calls.tasks.list).data?.find(({ id }) => id === start.data?.id)
  const working = start.isPending || (task?.reason === null && (task.status === 'pending' || task.status === 'running'))
  return (
    <>
      <Button
        busy={working}
        onClick={() =>
          start.mutate(
            { params: { id: agent.id } },
            {
              onError: (error) =>
                toast({
                  title: t('agents.runFailed'),
                  description: wordsFrom(error, t('failed')),
                  tone: 'destructive',
                }),
            },
          )
        }
      >
        {!working && <Play aria-hidden />}
        {working ? first('first.working') : children}
      </Button>
      {task?.status === 'failed' && (
        <p role="alert" className="mt-1.5 text-xs text-bad">
          {task.errorMessage ?? t('failed')}
        </p>
      )}
    </>
  )
}
