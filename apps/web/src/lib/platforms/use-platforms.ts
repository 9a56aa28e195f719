import { calls } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressOf, fetchCall } from '../call.ts'
import { type Filter, toQuery } from './filter.ts'

/** What the server finds; while it looks for the next answer, the last one stays. */
export function usePlatforms(filter: Filter) {
  const input = { query: toQuery(filter) }
  return useQuery({
    queryKey: [addressOf(calls.platforms.list, input)],
    queryFn: () => fetchCall(calls.platforms.list, input),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    // A catalogue of two megabytes for every word one has typed would pile up.
    gcTime: 60_000,
  })
}
