import { calls, type Run } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressOf, useCall } from '../../../lib/call.ts'
import { onEvent } from '../../../lib/use-events.ts'
import { mergeSteps } from './step-pages.ts'

export const isEnded = ({ status }: Pick<Run, 'status'>): boolean => status === 'completed' || status === 'failed'

/** One run, which goes on before one's eyes for as long as it goes on. */
export function useRun(id: string) {
  const client = useQueryClient()
  const run = useCall(calls.tasks.run, { params: { id } })
  useEffect(() => {
    const key = [addressOf(calls.tasks.run, { params: { id } })]
    const files = addressOf(calls.artefacts.listOfTask, { params: { id } })
    return onEvent(({ taskId, task, steps = [], type }) => {
      if (taskId !== id) return
      const reached = mergeSteps(client, id, steps)
      client.setQueryData<Run>(
        key,
        (old) => old && { ...old, ...task, stepCount: Math.max(old.stepCount, reached, ...steps.map(positionOf)) },
      )
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(files) })
      // What came too large to be told, and what only the end knows: whether one can go on, and from where.
      if (steps.length === 0 || type !== 'task.step') {
        void client.invalidateQueries({ queryKey: key })
        void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(stepsOf(id)) })
      }
    })
  }, [client, id])
  return run
}

const positionOf = ({ position }: { position: number }) => position
const stepsOf = (id: string) => addressOf(calls.tasks.steps, { params: { id } })
