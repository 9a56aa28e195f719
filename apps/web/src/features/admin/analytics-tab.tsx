import type { AdminAnalytics } from '@app/contract'
import { type AdminRange, POLL_ADMIN_MS } from '@app/spec'
import { Skeleton } from '@app/ui'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { CardsRow } from './cards-row.tsx'
import { DemoNote } from './demo-note.tsx'
import { Denied } from './denied.tsx'
import { GrowthCharts } from './growth-charts.tsx'
import { GrowthList } from './growth-list.tsx'
import { RecentActions } from './recent-actions.tsx'
import { TopUsers } from './top-users.tsx'
import { useAnalytics } from './use-analytics.ts'

export function AnalyticsTab({ range }: { range: AdminRange }) {
  const analytics = useAnalytics(range)
  if (analytics.isError) return <Denied error={analytics.error} retry={() => void analytics.refetch()} />
  if (!analytics.data) return <Loading />
  return <Figures figures={analytics.data} range={range} askedAt={analytics.dataUpdatedAt} />
}

interface FiguresProps {
  figures: AdminAnalytics
  range: AdminRange
  askedAt: number
}

function Figures({ figures, range, askedAt }: FiguresProps) {
  const t = useTexts('admin')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <DemoNote figures={figures} />
      <CardsRow figures={figures} range={range} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <GrowthList months={figures.monthlyGrowth} />
        <TopUsers users={figures.topUsers} />
      </div>
      <GrowthCharts months={figures.monthlyGrowth} />
      <RecentActions actions={figures.recentActions} />
      <p className="text-xs text-text-3">
        {t.rich('updated', {
          when: () => <TimeAgo at={new Date(askedAt || Date.now()).toISOString()} />,
          seconds: POLL_ADMIN_MS / 1_000,
        })}
      </p>
    </div>
  )
}

function Loading() {
  const t = useTexts('admin')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3.5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
        {['users', 'revenue', 'actions', 'cost'].map((card) => (
          <Skeleton key={card} className="h-24 rounded-l" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-l" />
      <Skeleton className="h-64 rounded-l" />
    </div>
  )
}
