import { type Artefact, calls, type Task, type TaskStep } from '@app/contract'
import { Button, Skeleton, Tag } from '@app/ui'
import { useEffect, useId, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { formatDuration } from '../../lib/format-duration.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { StepFiles } from './step-files.tsx'

const TONES = { intent: 'live', done: 'good', failed: 'bad', review: 'warn', withheld: 'neutral' } as const

/** What a task did, step by step, with what proves it. Read only when somebody wants to see it. */
export function TaskTrace({ task }: { task: Task }) {
  const t = useTexts('tasks')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="pointer-coarse:min-h-11"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'steps.hide' : 'steps.show')}
      </Button>
      <div id={id} className="w-full empty:hidden">
        {open && <Journal task={task} />}
      </div>
    </>
  )
}

function Journal({ task }: { task: Task }) {
  const t = useTexts('tasks')
  const trace = useCall(calls.tasks.read, { params: { id: task.id } })
  const files = useFiles(task)
  if (trace.error) return <Failure error={trace.error} retry={() => void trace.refetch()} />
  if (!trace.data) return <Skeleton className="mt-2 h-20 rounded-m" />
  if (trace.data.steps.length === 0) return <p className="mt-2 text-sm text-text-3">{t('steps.none')}</p>
  return (
    <ol aria-label={t('steps.title')} className="mt-2 divide-y divide-line rounded-m border border-line">
      {trace.data.steps.map((step) => (
        <Row key={step.position} step={step} files={files.filter(({ position }) => position === step.position)} />
      ))}
    </ol>
  )
}

/** Read again whenever the task has gone on: pictures come with steps. */
function useFiles(task: Task): readonly Artefact[] {
  const files = useCall(calls.artefacts.listOfTask, { params: { id: task.id } })
  const { refetch } = files
  const reached = `${task.status} ${task.actionsUsed}`
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  return files.data ?? []
}

function Row({ step, files }: { step: TaskStep; files: readonly Artefact[] }) {
  const t = useTexts('tasks')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.5 text-sm">
      <span className="w-12 shrink-0 font-mono text-xs text-text-3">{step.path}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-[550]">{step.name}</span>
        <span className="block break-words text-xs text-text-3">{step.errorMessage ?? step.proof}</span>
      </span>
      {step.attempts > 1 && (
        <span className="text-xs text-text-3">{t('steps.attempts', { count: step.attempts })}</span>
      )}
      <Tag tone="neutral">{t(`steps.effect.${step.effect}`)}</Tag>
      <Tag tone={TONES[step.status]} dot>
        {t(`steps.status.${step.status}`)}
      </Tag>
      <span className="w-14 text-right font-mono text-xs text-text-3">
        {formatDuration(step.executionTime, t('noDuration'))}
      </span>
      <StepFiles files={files} stepName={step.name} />
    </li>
  )
}
