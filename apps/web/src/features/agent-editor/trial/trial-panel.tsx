import { calls, type TaskStep, type TaskTrace } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, cx, Skeleton, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, Send, X } from 'lucide-react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { formatDuration } from '../../../lib/format-duration.ts'
import { knownStatus, TaskTag } from '../../../lib/task-tag.tsx'
import { useTexts } from '../../../lib/use-texts.ts'

const ICONS = { done: Check, failed: X, intent: CircleDashed, review: CircleDashed, withheld: Send } as const
const COLOURS = {
  done: 'text-good',
  failed: 'text-bad',
  intent: 'text-warn',
  review: 'text-warn',
  withheld: 'text-accent',
}

/** A run or a dry run of this agent as it happens; of a dry run also what it would have sent. */
export function TrialPanel({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useTexts('editor')
  const trace = useCall(calls.tasks.read, { params: { id: taskId } })
  if (trace.error) return <Failure error={trace.error} retry={() => void trace.refetch()} />
  if (!trace.data) return <Skeleton className="h-32 rounded-l" />
  const { data } = trace
  return (
    <Card
      asElement="section"
      aria-label={t(data.dryRun ? 'trial.dryRun' : 'trial.run')}
      className="border-accent/40 px-5 py-4 max-sm:px-4"
    >
      <Head trace={data} onClose={onClose} />
      <ol aria-label={t('trial.steps')} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {data.steps.map((step) => (
          <Step key={step.position} step={step} />
        ))}
      </ol>
      {data.errorMessage && (
        <p className="mt-3 break-words rounded-m bg-bad-soft px-3.5 py-2.5 text-bad text-sm">{data.errorMessage}</p>
      )}
    </Card>
  )
}

function Head({ trace, onClose }: { trace: TaskTrace; onClose: () => void }) {
  const t = useTexts('editor')
  const tasks = useTexts('tasks')
  const ended = trace.status === 'completed' || trace.status === 'failed'
  const last = trace.steps.at(-1)
  const withheld = trace.steps.filter(({ status }) => status === 'withheld').length
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <h2 className="font-[550] text-md">{t(trace.dryRun ? 'trial.dryRun' : 'trial.run')}</h2>
      <span role="status" className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2 text-sm text-text-3">
        <TaskTag status={trace.status}>{tasks(`status.${knownStatus(trace.status)}`)}</TaskTag>
        {trace.reason && <Tag tone="warn">{tasks(`reason.${trace.reason}`)}</Tag>}
        {!ended && (last ? t('trial.working', { step: last.name }) : t('trial.waiting'))}
        {ended && trace.dryRun && t('trial.withheldCount', { count: withheld })}
      </span>
      {trace.dryRun && <span className="text-xs text-text-3 max-md:hidden">{t('trial.dryText')}</span>}
      <Button asChild>
        <Link to={ONE_ROUTES.run} params={{ id: trace.id }}>
          {t('trial.openRun')}
        </Link>
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('trial.close')} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  )
}

function Step({ step }: { step: TaskStep }) {
  const t = useTexts('editor')
  const Icon = ICONS[step.status]
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', COLOURS[step.status])} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {step.name}
          {step.status === 'withheld' && (
            <Tag tone="accent" className="ml-2">
              {t('trial.withheld')}
            </Tag>
          )}
        </p>
        <p className="break-words text-xs text-text-3">{step.errorMessage ?? step.proof}</p>
        {step.status === 'withheld' && (
          <pre className="mt-1.5 max-h-64 overflow-auto whitespace-pre-wrap break-words rounded-m border border-line bg-surface-2 px-3 py-2 font-mono text-xs">
            {JSON.stringify(step.input, null, 2)}
          </pre>
        )}
      </div>
      <span className="font-mono text-xs text-text-3">{formatDuration(step.executionTime)}</span>
    </li>
  )
}
