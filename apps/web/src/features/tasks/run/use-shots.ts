import { type Artefact, calls } from '@app/contract'
import { useQueries } from '@tanstack/react-query'
import { addressOf, fetchCall } from '../../../lib/call.ts'
import { PAGE } from './step-pages.ts'

/** The pictures around a step; undefined until those of the step itself are here. Of a long run never all at once. */
export function useShots(id: string, position: number): readonly Artefact[] | undefined {
  const page = Math.floor(Math.max(position - 1, 0) / PAGE)
  const pages = [page - 1, page, page + 1].filter((one) => one >= 0)
  const answers = useQueries({
    queries: pages.map((one) => {
      const query = { kind: 'pictures' as const, after: one * PAGE, upTo: (one + 1) * PAGE }
      const input = { params: { id }, query }
      return {
        queryKey: [addressOf(calls.artefacts.listOfTask, input)],
        queryFn: () => fetchCall(calls.artefacts.listOfTask, input),
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      }
    }),
  })
  const own = answers[pages.indexOf(page)]
  if (own?.isPending) return undefined
  return answers.flatMap(({ data }) => data ?? [])
}
