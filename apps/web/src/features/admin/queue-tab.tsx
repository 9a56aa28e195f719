import { type AdminQueue, calls, type Monitor } from '@app/contract'
import { POLL_ADMIN_MS } from '@app/spec'
import { Skeleton, Stat } from '@app/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { DataTable } from './data-table.tsx'
import { ShortId } from './short-id.tsx'
import { useFormats } from './use-formats.ts'

export function QueueTab() {
  const t = useTexts('admin')
  const monitor = useCall(calls.monitor.read, { every: POLL_ADMIN_MS })
  const queue = useCall(calls.admin.queue, { every: POLL_ADMIN_MS })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <Answered answer={monitor} label={t('queue.loading')}>
        {(data) => <Now monitor={data} />}
      </Answered>
      <Answered answer={queue} label={t('queue.loading')}>
        {({ workers, users }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:grid-cols-2">
            <Workers workers={workers} />
            <Waiting users={users} />
          </div>
        )}
      </Answered>
    </div>
  )
}

interface AnsweredProps<T> {
  answer: UseQueryResult<T>
  label: string
  children: (data: T) => ReactNode
}

/** Each answer stands for itself: one that is missing takes nothing from the other. */
function Answered<T>({ answer, label, children }: AnsweredProps<T>) {
  if (answer.error) return <Failure error={answer.error} retry={() => void answer.refetch()} />
  if (answer.data !== undefined) return children(answer.data)
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-32 rounded-l" />
    </div>
  )
}

function Now({ monitor }: { monitor: Monitor }) {
  const t = useTexts('admin')
  const { count, span } = useFormats()
  const { all, oldestQueuedMs, workersAtWork, processes, stepsPerMinute, browserWindows } = monitor
  return (
    <section aria-label={t('queue.figures')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Stat
        label={t('queue.queued')}
        value={count(all.queued)}
        hint={oldestQueuedMs === null ? t('queue.noneWaits') : t('queue.oldest', { time: span(oldestQueuedMs) })}
      />
      <Stat label={t('queue.running')} value={count(all.running)} hint={t('queue.waiting', { count: all.waiting })} />
      <Stat label={t('queue.workers')} value={count(workersAtWork)} hint={t('queue.processes', { count: processes })} />
      <Stat
        label={t('queue.steps')}
        value={count(stepsPerMinute)}
        hint={t('queue.windows', { count: browserWindows })}
      />
    </section>
  )
}

function Workers({ workers }: Pick<AdminQueue, 'workers'>) {
  const t = useTexts('admin')
  const { count, span } = useFormats()
  return (
    <DataTable
      title={t('queue.workerList')}
      rows={workers}
      keyOf={({ name }) => name}
      none={t('queue.noWorkers')}
      columns={[
        { head: t('queue.worker'), cell: ({ name }) => <span className="font-mono text-xs">{name}</span> },
        { head: t('queue.tasks'), cell: ({ tasks }) => count(tasks), figure: true },
        { head: t('queue.longest'), cell: ({ oldestTaskMs }) => span(oldestTaskMs), figure: true },
      ]}
    />
  )
}

function Waiting({ users }: Pick<AdminQueue, 'users'>) {
  const t = useTexts('admin')
  const { count } = useFormats()
  return (
    <DataTable
      title={t('queue.userList')}
      rows={users}
      keyOf={({ userId }) => userId}
      none={t('queue.noUsers')}
      columns={[
        { head: t('queue.user'), cell: ({ userId }) => <ShortId id={userId} /> },
        { head: t('queue.queued'), cell: ({ queued }) => count(queued), figure: true },
        { head: t('queue.running'), cell: ({ running }) => count(running), figure: true },
        { head: t('queue.people'), cell: ({ waiting }) => count(waiting), figure: true },
      ]}
    />
  )
}
