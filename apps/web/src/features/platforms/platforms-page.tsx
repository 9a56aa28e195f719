import { calls, type MegaPlatform } from '@app/contract'
import { Button, Card, EmptyState, PageHeader, Segmented } from '@app/ui'
import { useSearch } from '@tanstack/react-router'
import { LayoutGrid, List, Orbit } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { lazyView } from '../../lib/lazy-view.ts'
import { type Filter, isNarrowed, readFilter } from '../../lib/platforms/filter.ts'
import { usePlatforms } from '../../lib/platforms/use-platforms.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { CategoryList } from './category-list.tsx'
import { PlatformFilters } from './platform-filters.tsx'
import { PlatformList } from './platform-list.tsx'
import { PlatformSkeleton } from './platform-skeleton.tsx'
import { PlatformStats } from './platform-stats.tsx'
import { useChange } from './use-change.ts'

const PlatformDialog = lazyView(['platforms'], () => import('./platform-dialog.tsx').then((m) => m.PlatformDialog))

export function PlatformsPage() {
  const t = useTexts('platforms')
  const filter = readFilter(useSearch({ strict: false }))
  const stats = useCall(calls.platforms.stats)
  const [open, setOpen] = useState<MegaPlatform>()
  const counted = stats.data && t('counted', { total: stats.data.total, complete: stats.data.complete })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={counted ?? t('subtitle')} actions={<View filter={filter} />} />
      {stats.error ? (
        <Failure error={stats.error} retry={() => void stats.refetch()} />
      ) : (
        <PlatformStats stats={stats.data} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryList filter={filter} stats={stats.data} />
        <Found filter={filter} onOpen={setOpen} />
      </div>
      <Suspense>{open && <PlatformDialog platform={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </div>
  )
}

function Found({ filter, onOpen }: { filter: Filter; onOpen: (platform: MegaPlatform) => void }) {
  const t = useTexts('platforms')
  const change = useChange()
  const found = usePlatforms(filter)
  const { data: platforms = [] } = found
  return (
    <div className="grid min-w-0 content-start gap-4">
      <PlatformFilters filter={filter} />
      <p role="status" className="min-h-5 text-sm text-text-2 tabular-nums">
        {found.data && t('found', { count: platforms.length })}
      </p>
      {found.isPending && <PlatformSkeleton list={filter.view === 'list'} />}
      {found.error && <Failure error={found.error} retry={() => void found.refetch()} />}
      {found.data && platforms.length === 0 && (
        <Card>
          <EmptyState
            icon={<Orbit />}
            title={t('empty.title')}
            hint={t('empty.hint')}
            action={
              isNarrowed(filter) && (
                <Button variant="primary" onClick={() => change(filter.view ? { view: filter.view } : {})}>
                  {t('filters.clear')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {platforms.length > 0 && <PlatformList platforms={platforms} list={filter.view === 'list'} onOpen={onOpen} />}
    </div>
  )
}

function View({ filter: { view, ...filter } }: { filter: Filter }) {
  const t = useTexts('platforms')
  const change = useChange()
  return (
    <Segmented
      label={t('view.label')}
      value={view ?? 'grid'}
      onChange={(next) => change({ ...filter, view: next })}
      options={[
        { value: 'grid', label: <Choice icon={<LayoutGrid aria-hidden />} words={t('view.grid')} /> },
        { value: 'list', label: <Choice icon={<List aria-hidden />} words={t('view.list')} /> },
      ]}
    />
  )
}

const Choice = ({ icon, words }: { icon: ReactNode; words: string }) => (
  <>
    {icon}
    {words}
  </>
)
