import { calls } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addressOf, fetchCall } from '../../../lib/call.ts'

/** Decision 22: a full page is continued from its last account. */
export function useUserPages(search: string) {
  const query = search ? { search } : {}
  return useInfiniteQuery({
    queryKey: [calls.admin.users.path, addressOf(calls.admin.users, { query }), 'pages'],
    queryFn: ({ pageParam }) =>
      fetchCall(calls.admin.users, { query: { ...query, ...(pageParam ? { before: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.id),
    retry: false,
    refetchOnWindowFocus: false,
  })
}
