import { type Alert, calls, type Watch } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchCall } from '../../lib/call.ts'
import { isAboutPrice } from '../../lib/watches/is-about-price.ts'

/** Newest first, and a full page is continued from its last alert. */
export function usePriceAlerts() {
  const pages = useInfiniteQuery({
    queryKey: [calls.alerts.list.path, 'pages'],
    queryFn: ({ pageParam }) => fetchCall(calls.alerts.list, pageParam ? { query: { before: pageParam } } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.id),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const alerts = pages.data?.pages.flat().filter(isAboutPrice) ?? []
  return { pages, alerts }
}

type About = Pick<Watch, 'agentId' | 'product' | 'url'>

/** An alert outlives its watch, so it says itself what it is about. */
export const isOf = (watch: About) => (alert: Alert) =>
  alert.agentId === watch.agentId && alert.product === watch.product && alert.url === watch.url
