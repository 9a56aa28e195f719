import { type Query, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import { useSaidFailures } from '../../lib/said-failures.ts'

// Comes with the first failure: most visits see none. Without a network it cannot come, and the banner says why.
const UnsaidLine = lazy(() =>
  import('./unsaid-line.tsx').then((m) => ({ default: m.UnsaidLine })).catch(() => ({ default: () => <></> })),
)

/** What could not be had and has no place of its own to say so. */
export function UnsaidFailures() {
  const said = useSaidFailures()
  const failed = useFailedQueries().filter(({ state }) => !said.includes(state.error))
  return <Suspense>{failed.length > 0 && <UnsaidLine failed={failed} />}</Suspense>
}

const isFailed = (query: Query) =>
  query.isActive() && query.state.status === 'error' && query.state.data === undefined && !query.meta?.quiet

/** Those that somebody on the page reads and nobody can. */
function useFailedQueries(): Query[] {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  // A text, because what stayed the same must be the same.
  const read = () =>
    cache
      .findAll({ predicate: isFailed })
      .map(({ queryHash, state }) => `${queryHash} ${state.errorUpdatedAt}`)
      .join('\n')
  useSyncExternalStore(subscribe, read, read)
  return cache.findAll({ predicate: isFailed })
}
