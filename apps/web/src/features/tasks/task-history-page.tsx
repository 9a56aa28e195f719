import { calls } from '@app/contract'
import { ROUTES, TASK_SKELETON_ROWS } from '@app/spec'
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { LiveTag } from './live-tag.tsx'
import { LoadOn } from './load-on.tsx'
import { TaskCard } from './task-card.tsx'
import { useTaskPages } from './use-task-pages.ts'

export function TaskHistoryPage() {
  const t = useTexts('tasks')
  const pages = useTaskPages()
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
      {pages.isPending && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {Array.from({ length: TASK_SKELETON_ROWS }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      )}
      {pages.error && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {pages.isSuccess && tasks.length === 0 && (
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
      {tasks.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} agentName={nameOf(task.agentId)} />
          ))}
        </ul>
      )}
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
