import { calls } from '@app/contract'
import { type AdminRange, POLL_ADMIN_MS } from '@app/spec'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressOf, fetchCall, useCall } from '../../lib/call.ts'
import { useSession } from '../../lib/use-session.ts'

/** Decision 7: in demo mode the server gives this machine's page a key; who is signed in needs none. */
export function useAdminKey(): { known: boolean; query: { adminKey?: string } } {
  const demo = useSession().data?.authMode === 'demo'
  const key = useCall(calls.admin.key, { enabled: demo, quiet: true })
  const adminKey = key.data?.adminKey
  return { known: !demo || !key.isPending, query: adminKey ? { adminKey } : {} }
}

/** Spec 2 §9: every ten seconds, and not while hidden. The figures of one range stay until those of another are here. */
export function useAnalytics(range: AdminRange) {
  const { known, query } = useAdminKey()
  const input = { query: { ...query, range } }
  return useQuery({
    queryKey: [addressOf(calls.admin.analytics, { query: { range } })],
    queryFn: () => fetchCall(calls.admin.analytics, input),
    enabled: known,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: POLL_ADMIN_MS,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}
