import { type ComprehensiveTest, calls } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchCall } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

const LAST = [calls.bots.testAll.path]

/** Spec 2 §4 and §7: the result is kept while the page lives, nothing is asked for at first, and a run replaces it. */
export function useTesting() {
  const t = useTexts('performance')
  const client = useQueryClient()
  const last = useQuery<ComprehensiveTest>({
    queryKey: LAST,
    queryFn: () => fetchCall(calls.bots.testAll, { body: {} }),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const run = useMutation({
    mutationKey: LAST,
    mutationFn: () => fetchCall(calls.bots.testAll, { body: {} }),
    onSuccess: (result) => {
      client.setQueryData(LAST, result)
      toast({ title: t('toast.done'), description: t('toast.score', { score: String(result.overallScore) }) })
      void refreshRecords(client)
    },
    onError: () => toast({ title: t('toast.failed'), description: t('toast.failedText'), tone: 'destructive' }),
  })
  return { result: last.data, testedAt: last.dataUpdatedAt, run }
}

/** History, report and charts, whatever they are narrowed to. */
export const refreshRecords = (client: ReturnType<typeof useQueryClient>) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      [calls.bots.history, calls.bots.report, calls.bots.trend].some(({ path }) => String(address).startsWith(path)),
  })
