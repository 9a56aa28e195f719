import { calls } from '@app/contract'
import { BOT_IDS, LIST_LIMIT } from '@app/spec'
import { Card, EmptyState, Field, Select, Skeleton } from '@app/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { addressOf, fetchCall, useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { MoreButton } from '../../lib/more-button.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { HistoryRow } from './history-row.tsx'

const ALL = 'all'

/** Spec 2 §5: limited to the listed options, and below them one's own agents with tests. */
export function HistoryTab() {
  const t = useTexts('performance')
  const [bot, setBot] = useState(ALL)
  const own = useCall(calls.bots.list).data?.filter((one) => one.own) ?? []
  const pages = useHistoryPages(bot)
  const results = pages.data?.pages.flat() ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <Field label={t('history.filter')} className="max-w-64">
        <Select value={bot} onChange={(event) => setBot(event.target.value)}>
          <option value={ALL}>{t('history.all')}</option>
          {BOT_IDS.map((id) => (
            <option key={id} value={id}>
              {t(`bots.${id}`)}
            </option>
          ))}
          {own.length > 0 && (
            <optgroup label={t('history.own')}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {pages.isPending && <Loading />}
      {pages.isError && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {pages.isSuccess && results.length === 0 && (
        <Card>
          <EmptyState icon={<History />} title={t('history.title')} hint={t('history.hint')} />
        </Card>
      )}
      {results.length > 0 && (
        <Card>
          <ul aria-label={t('history.list')}>
            {results.map((result) => (
              <HistoryRow key={result.id} result={result} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton pages={pages}>{pages.isFetchingNextPage ? t('history.loadingMore') : t('history.more')}</MoreButton>
    </div>
  )
}

/** Decision 22: a full page is continued from its last result. */
function useHistoryPages(bot: string) {
  const query: { botId?: string } = bot === ALL ? {} : { botId: bot }
  return useInfiniteQuery({
    queryKey: [addressOf(calls.bots.history, { query }), 'pages'],
    queryFn: ({ pageParam }) =>
      fetchCall(calls.bots.history, { query: { ...query, ...(pageParam ? { before: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.id),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function Loading() {
  const t = useTexts('performance')
  return (
    <div role="status" aria-label={t('history.loading')} className="grid gap-px">
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <Skeleton key={row} className="h-14 rounded-s" />
      ))}
    </div>
  )
}
