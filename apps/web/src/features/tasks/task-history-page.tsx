import { calls } from '@app/contract'
import { ROUTES, TASK_SKELETON_ROWS } from '@app/spec'
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@app/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { isNarrowed, readFilter } from './filter.ts'
import { LiveTag } from './live-tag.tsx'
import { LoadOn } from './load-on.tsx'
import { TaskFilters, useChange } from './task-filters.tsx'
import { TaskList } from './task-list.tsx'
import { useTaskPages } from './use-task-pages.ts'

export function TaskHistoryPage() {
  const t = useTexts('tasks')
  const filters = useTexts('run')
  const filter = readFilter(useSearch({ strict: false }))
  const narrowed = isNarrowed(filter)
  const change = useChange()
  const pages = useTaskPages(filter)
  const agents = useCall(calls.agents.list)
  const tasks = pages.data?.pages.flat() ?? []
  const nameOf = (id: string | null) => {
    if (agents.isPending) return ''
    if (id === null) return t('noAgent')
    return agents.data?.find((agent) => agent.id === id)?.name ?? t('unknownAgent', { id })
  }
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<LiveTag />} />
      {(narrowed || tasks.length > 0) && <TaskFilters filter={filter} agents={agents.data ?? []} />}
      {pages.isPending && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {Array.from({ length: TASK_SKELETON_ROWS }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      )}
      {pages.error && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {pages.isSuccess && tasks.length === 0 && narrowed && (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title={filters('filters.none')}
            hint={filters('filters.noneHint')}
            action={<Button onClick={() => change({})}>{filters('filters.clear')}</Button>}
          />
        </Card>
      )}
      {pages.isSuccess && tasks.length === 0 && !narrowed && (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={
              <Button asChild>
                <Link to={ROUTES.agents}>{t('emptyAction')}</Link>
              </Button>
            }
          />
        </Card>
      )}
      {tasks.length > 0 && <TaskList tasks={tasks} nameOf={nameOf} />}
      {pages.hasNextPage && <LoadOn busy={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />}
    </>
  )
}

function SkeletonRow() {
  return (
    <Card className="grid gap-2.5 px-4.5 py-4" data-testid="skeleton-row">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-5 w-20 rounded-full" />
      </div>
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-3.5 w-56" />
    </Card>
  )
}
