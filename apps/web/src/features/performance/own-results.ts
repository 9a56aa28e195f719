import type { TestResult } from '@app/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'

const OWN = ['own-test-results']

/** What tests of one's own agents came to since the page was opened; the newest of each agent. */
export const useOwnResults = (): TestResult[] =>
  useQuery<TestResult[]>({ queryKey: OWN, queryFn: () => [], enabled: false, gcTime: Number.POSITIVE_INFINITY }).data ??
  []

export const keepOwnResults = (client: QueryClient, botId: string, fresh: TestResult[]): void =>
  void client.setQueryData<TestResult[]>(OWN, (old = []) => [...fresh, ...old.filter((one) => one.botId !== botId)])
