import type { TaskTrace } from '@app/contract'
import { Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { formatDuration } from '../format-duration.ts'
import { knownStatus, TaskTag } from '../task-tag.tsx'
import { useTexts } from '../use-texts.ts'

const VERDICT_TONES = { verified: 'good', contradicted: 'bad', unverified: 'neutral' } as const

export type RunSoFar = Pick<TaskTrace, 'status' | 'reason' | 'verdict' | 'executionTime'> & {
  steps: readonly Pick<TaskTrace['steps'][number], 'name'>[]
}

/** Where a run stands: its state, what it is at, and how long it has taken. */
export function RunHead({ run, children }: { run: RunSoFar; children?: ReactNode }) {
  const t = useTexts('command')
  const tasks = useTexts('tasks')
  const ended = run.status === 'completed' || run.status === 'failed'
  const last = run.steps.at(-1)
  return (
    <div className="flex flex-wrap items-center gap-2" role="status">
      <TaskTag status={run.status}>{tasks(`status.${knownStatus(run.status)}`)}</TaskTag>
      {run.reason && <Tag tone="warn">{tasks(`reason.${run.reason}`)}</Tag>}
      {run.verdict && <Tag tone={VERDICT_TONES[run.verdict]}>{tasks(`verdict.${run.verdict}`)}</Tag>}
      <span className="min-w-0 flex-1 truncate text-sm text-text-3">
        {!ended && (last ? t('working', { step: last.name }) : t('waiting'))}
      </span>
      <span className="font-mono text-xs text-text-3">{formatDuration(run.executionTime)}</span>
      {ended && children}
    </div>
  )
}
