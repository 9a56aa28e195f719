import { calls } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchCall } from '../../lib/call.ts'

/** Decision 22: newest first, and a full page is continued from its last task. */
export function useTaskPages() {
  return useInfiniteQuery({
    queryKey: [calls.tasks.list.path, 'pages'],
    queryFn: ({ pageParam }) => fetchCall(calls.tasks.list, pageParam ? { query: { before: pageParam } } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.id),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
