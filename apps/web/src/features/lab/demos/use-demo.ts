import { calls, DEFAULT_POLICY } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchCall } from '../../../lib/call.ts'
import { DEMO_TASKS, type DemoKey } from './demo-tasks.ts'

interface Demo {
  key: DemoKey
  title: string
}

/** Plans the words of a demo as anybody's words are planned, and has a worker carry the plan out. */
export function useDemo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ key, title }: Demo) => {
      const words = DEMO_TASKS[key]
      const { recipe } = await fetchCall(calls.plans.create, { body: { words } })
      if (!recipe) throw new Error(words)
      const policy = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: false } }
      const body = { name: title, description: words, recipe, dryRun: false, policy }
      return fetchCall(calls.tasks.create, { body })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [calls.tasks.list.path] }),
  })
}
