import { Button } from '@app/ui'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { serverWords } from '../../lib/call-error.ts'
import { useSaidFailures } from '../../lib/said-failures.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** What could not be had and has no place of its own to say so: one line for all of it, and one press for another try. */
export function UnsaidFailures() {
  const t = useTexts('shell')
  const said = useSaidFailures()
  const failed = useFailedQueries().filter(({ state }) => !said.includes(state.error))
  if (failed.length === 0) return null
  const words = new Set(failed.flatMap(({ state }) => serverWords(state.error) ?? []))
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-bad-soft px-5 py-1.5 text-sm"
    >
      <CircleAlert className="size-4 shrink-0 text-bad" aria-hidden />
      <p className="min-w-0 flex-1 basis-60 break-words">
        {t('failure.some')} <span className="text-text-2">{[...words].slice(0, 1)}</span>
      </p>
      <Button size="sm" onClick={() => void Promise.all(failed.map((query) => query.fetch()))}>
        {t('failure.retry')}
      </Button>
    </div>
  )
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
