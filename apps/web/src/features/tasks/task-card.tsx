import type { Task } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, cx, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { formatDuration } from '../../lib/format-duration.ts'
import { WatchTask } from '../../lib/live-browser/watch-task.tsx'
import { knownStatus, TaskTag } from '../../lib/task-tag.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { VERDICT_TONES } from '../../lib/verdict-tones.ts'
import { TaskTrace } from './task-trace.tsx'

export function TaskCard({ task, agentName }: { task: Task; agentName: string }) {
  const t = useTexts('tasks')
  const run = useTexts('run')
  return (
    <Card className="px-4.5 py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]" asElement="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-48 break-words text-md font-[550]">
          <Link to={ONE_ROUTES.run} params={{ id: task.id }} className="hover:underline">
            {task.name}
          </Link>
        </h2>
        <div className="flex flex-wrap gap-1.5">
          {task.reason && (
            <Tag tone={task.reason === 'cancelled' ? 'neutral' : 'warn'}>{t(`reason.${task.reason}`)}</Tag>
          )}
          {task.verdict && <Tag tone={VERDICT_TONES[task.verdict]}>{t(`verdict.${task.verdict}`)}</Tag>}
          <TaskTag status={task.status}>{t(`status.${knownStatus(task.status)}`)}</TaskTag>
        </div>
      </div>
      {task.description && (
        <p className="mt-1 max-w-[90ch] whitespace-pre-wrap text-sm text-text-2">{task.description}</p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-2 text-xs text-text-3">
        <span>{agentName}</span>
        <span aria-hidden>·</span>
        <TimeAgo at={task.createdAt} />
        <span aria-hidden>·</span>
        <span className="font-mono" title={t('duration')}>
          {formatDuration(task.executionTime, t('noDuration'))}
        </span>
      </p>
      {task.result !== null && (
        <Box title={t('result')}>
          {typeof task.result === 'string' ? task.result : JSON.stringify(task.result, null, 2)}
        </Box>
      )}
      {task.resultCut && <p className="mt-2 text-xs text-text-3">{t('resultCut')}</p>}
      {task.errorMessage && (
        <Box title={t('error')} bad>
          {task.errorMessage}
        </Box>
      )}
      {task.status === 'running' && <WatchTask taskId={task.id} />}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Button size="sm" className="pointer-coarse:min-h-11" asChild>
          <Link to={ONE_ROUTES.run} params={{ id: task.id }}>
            {run('open')}
          </Link>
        </Button>
        <TaskTrace task={task} />
      </div>
    </Card>
  )
}

function Box({ title, bad, children }: { title: string; bad?: boolean; children: string }) {
  return (
    <figure
      aria-label={title}
      className={cx(
        'mt-3 rounded-m border px-3.5 py-2.5',
        bad ? 'border-bad/30 bg-bad-soft' : 'border-line bg-surface-2',
      )}
    >
      <figcaption className={cx('text-xs font-[550]', bad ? 'text-bad' : 'text-text-2')}>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="mt-1 max-h-80 overflow-auto whitespace-pre-wrap font-mono text-xs break-words">
        {children}
      </pre>
    </figure>
  )
}
