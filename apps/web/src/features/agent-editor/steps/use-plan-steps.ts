import { calls, type Plan } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { fetchCall } from '../../../lib/call.ts'
import type { Draft } from '../draft.ts'
import type { ChangeDraft } from '../use-editor.ts'
import { freshNode, toNodes } from './tree.ts'

/** Steps made of the objective as it stands here, saved or not. They are a draft like any other until they are saved. */
export function usePlanSteps({ objective, model }: Draft, change: ChangeDraft, onMade: () => void) {
  const plan = useMutation({
    mutationFn: (): Promise<Plan> => fetchCall(calls.plans.create, { body: { words: objective, model } }),
    onSuccess: ({ recipe }) => {
      if (!recipe) return
      change({ nodes: toNodes(recipe).map(freshNode) })
      onMade()
    },
  })
  return { make: () => plan.mutate(), busy: plan.isPending, plan: plan.data, error: plan.error }
}
