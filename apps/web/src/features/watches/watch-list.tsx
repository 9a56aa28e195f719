import { calls, type Watch } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { MoreButton } from '../../lib/more-button.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { AlertRows } from './alert-rows.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { isOf, usePriceAlerts } from './use-price-alerts.ts'
import { useScrollToHash } from './use-scroll-to-hash.ts'
import { WatchCard } from './watch-card.tsx'

export function WatchList({ onNew }: { onNew: () => void }) {
  const t = useTexts('watches')
  const watches = useCall(calls.watches.list)
  const agents = useCall(calls.agents.list)
  const states = useCall(calls.monitor.agents)
  const { pages, alerts } = usePriceAlerts()
  const [stopping, setStopping] = useState<Watch>()
  useScrollToHash(watches.isSuccess && pages.isSuccess)
  const known = watches.error ? undefined : watches.data
  // Where the watches are not to be had, or not yet, what they have told stands by itself.
  const past = alerts.filter((alert) => !known?.some((watch) => isOf(watch)(alert)))
  return (
    <>
      {watches.error ? (
        <Failure error={watches.error} retry={() => void watches.refetch()} />
      ) : !known ? (
        <Skeleton className="h-48 rounded-l" aria-label={t('loading')} />
      ) : known.length === 0 ? (
        <Nothing onNew={onNew} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-2">
          {known.map((watch) => (
            <WatchCard
              key={watch.id}
              watch={watch}
              agentName={agents.data?.find(({ id }) => id === watch.agentId)?.name ?? '…'}
              nextRunAt={
                states.data && (states.data.find(({ agentId }) => agentId === watch.agentId)?.nextRunAt ?? null)
              }
              alerts={alerts.filter(isOf(watch))}
              onStop={() => setStopping(watch)}
            />
          ))}
        </ul>
      )}
      {pages.error && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {past.length > 0 && (
        <Card asElement="section" className="min-w-0 px-4.5 py-4">
          <h2 className="font-[550] text-md">{known ? t('alerts.past') : t('alerts.count', { count: past.length })}</h2>
          {known && <p className="mb-1.5 text-sm text-text-3">{t('alerts.pastText')}</p>}
          <AlertRows alerts={past} named />
        </Card>
      )}
      <MoreButton pages={pages}>{t('alerts.older')}</MoreButton>
      {stopping && <StopDialog watch={stopping} onClose={() => setStopping(undefined)} />}
    </>
  )
}

function Nothing({ onNew }: { onNew: () => void }) {
  const t = useTexts('watches')
  return (
    <Card>
      <EmptyState
        icon={<Tags />}
        title={t('empty.title')}
        hint={t('empty.hint')}
        action={
          <Button variant="primary" onClick={onNew}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        }
      />
    </Card>
  )
}
