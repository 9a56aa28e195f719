import { calls, type StepSummary, type TaskStep } from '@app/contract'
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { addressOf, fetchCall } from '../../../lib/call.ts'

/** Large enough that scrolling rarely waits, small enough to be there at once. */
export const PAGE = 200
const pageOf = (position: number) => Math.floor((position - 1) / PAGE)

/** Where steps are read from: one's own run, or the one behind a link. */
export type StepSource = (page: number) => { key: string; read: () => Promise<StepSummary[]> }

export const stepsOfTask =
  (id: string): StepSource =>
  (page) => {
    const input = { params: { id }, query: { after: page * PAGE, limit: PAGE } }
    return { key: addressOf(calls.tasks.steps, input), read: () => fetchCall(calls.tasks.steps, input) }
  }

export const stepsOfShare =
  (token: string): StepSource =>
  (page) => {
    const input = { params: { token }, query: { after: page * PAGE, limit: PAGE } }
    return { key: addressOf(calls.shares.steps, input), read: () => fetchCall(calls.shares.steps, input) }
  }

export interface StepPages {
  at: (position: number) => StepSummary | undefined
  error: unknown
  retry: () => void
}

/** The steps of these positions; of a long run, only the pages somebody looks at are read. */
export function useStepPages(source: StepSource, wanted: readonly number[]): StepPages {
  const pages = [...new Set(wanted.filter((position) => position > 0).map(pageOf))].sort((a, b) => a - b)
  const answers = useQueries({
    queries: pages.map((page) => {
      const { key, read } = source(page)
      const still = { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY }
      return { queryKey: [key], queryFn: read, ...still }
    }),
  })
  return {
    at: (position) => answers[pages.indexOf(pageOf(position))]?.data?.find((step) => step.position === position),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch()
    },
  }
}

/** Puts steps that were told into the pages that are here; answers how far the run is known. */
export function mergeSteps(client: QueryClient, id: string, steps: readonly TaskStep[]): number {
  for (const { input: _, output: __, provenance: ___, ...step } of steps) {
    const { key } = stepsOfTask(id)(pageOf(step.position))
    client.setQueryData<StepSummary[]>([key], (old) => {
      if (!old) return old
      const others = old.filter(({ position }) => position !== step.position)
      return [...others, step].sort((a, b) => a.position - b.position)
    })
    void client.invalidateQueries({
      queryKey: [addressOf(calls.tasks.step, { params: { id, position: step.position } })],
    })
  }
  return steps.at(-1)?.position ?? 0
}
