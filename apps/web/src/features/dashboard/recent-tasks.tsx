import { calls, type Task } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Card, EmptyState, Skeleton, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { formatDuration } from '../../lib/format-duration.ts'
import { knownStatus, TaskTag } from '../../lib/task-tag.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { VERDICT_TONES } from '../../lib/verdict-tones.ts'

/** As many as fit beside the agents without scrolling for them. */
const SHOWN = 6

export function RecentTasks({ title }: { title: string }) {
  const t = useTexts('dashboard')
  const tasks = useCall(calls.tasks.list)
  const agents = useCall(calls.agents.list)
  const nameOf = (id: string | null) =>
    id === null
      ? t('overview.noAgent')
      : (agents.data?.find((agent) => agent.id === id)?.name ?? t('overview.unknownAgent', { id }))
  if (tasks.error) return <Failure error={tasks.error} retry={() => void tasks.refetch()} />
  return (
    <Card asElement="section" className="min-w-0">
      <div className="flex min-h-12 items-center justify-between gap-4 px-4.5">
        <h2 className="text-sm font-[550] text-text-2">{title}</h2>
        <Link to={ROUTES.tasks} className="inline-flex min-h-8 items-center text-sm text-text-3 hover:text-text">
          {t('overview.viewAll')}
        </Link>
      </div>
      {tasks.isPending && <Skeleton className="mx-4.5 mb-4 h-24" />}
      {tasks.data?.length === 0 && (
        <EmptyState
          className="pt-4"
          icon={<ListChecks />}
          title={t('overview.noTasks')}
          hint={t('overview.noTasksHint')}
        />
      )}
      <ul>
        {tasks.data?.slice(0, SHOWN).map((task) => (
          <li key={task.id} className="flex items-center gap-4 border-line border-t px-4.5 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="truncate text-md font-medium">{task.name}</p>
              <p className={task.errorMessage ? 'truncate text-sm text-bad' : 'truncate text-sm text-text-3'}>
                {task.errorMessage ?? (nameOf(task.agentId) === task.name ? task.description : nameOf(task.agentId))}
              </p>
            </div>
            <Outcome task={task} />
            <span className="w-14 text-right font-mono text-xs text-text-3 max-sm:hidden">
              {formatDuration(task.executionTime)}
            </span>
            <TimeAgo at={task.createdAt} className="w-28 text-right text-sm text-text-3 max-md:hidden" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the evidence says weighs more than that it ended. */
function Outcome({ task: { status, verdict } }: { task: Task }) {
  const t = useTexts('dashboard')
  const proof = useTexts('tasks')
  if (status === 'completed' && verdict)
    return (
      <Tag tone={VERDICT_TONES[verdict]} dot>
        {proof(`verdict.${verdict}`)}
      </Tag>
    )
  return <TaskTag status={status}>{t(`status.${knownStatus(status)}`)}</TaskTag>
}
