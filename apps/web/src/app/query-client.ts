import { calls, type Session } from '@app/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '../lib/call-error.ts'

/** Spec 1 §7. `always`: a server on this machine answers without a network, so being offline pauses nothing. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401) return
    // Where nobody signs in there is no door to be sent to, and as long as nobody knows, nobody is sent.
    if (client.getQueryData<Session>([calls.account.session.path])?.authMode === 'accounts') onSignedOut()
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** What failed is not asked for again by the next reader; once nobody shows it any more, it is as if never asked. */
export const forgetFailures = (client: QueryClient): void =>
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
