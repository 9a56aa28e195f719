import type { TaskTrace } from '@app/contract'
import { Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { formatDuration } from '../format-duration.ts'
import { TaskTag } from '../task-tag.tsx'
import { useTexts } from '../use-texts.ts'
import { VERDICT_TONES } from '../verdict-tones.ts'

export type RunSoFar = Pick<TaskTrace, 'status' | 'reason' | 'verdict' | 'executionTime'> & {
  steps: readonly Pick<TaskTrace['steps'][number], 'name'>[]
}

interface RunHeadProps {
  run: RunSoFar
  /** How its state, the reason for it and the verdict are called here. */
  words: { status: string; reason?: string | undefined; verdict?: string | undefined }
  children?: ReactNode
}

/** Where a run stands: its state, what it is at, and how long it has taken. */
export function RunHead({ run, words, children }: RunHeadProps) {
  const t = useTexts('command')
  const ended = run.status === 'completed' || run.status === 'failed'
  const last = run.steps.at(-1)
  return (
    <div className="flex flex-wrap items-center gap-2" role="status">
      <TaskTag status={run.status}>{words.status}</TaskTag>
      {words.reason && <Tag tone="warn">{words.reason}</Tag>}
      {run.verdict && <Tag tone={VERDICT_TONES[run.verdict]}>{words.verdict}</Tag>}
      <span className="min-w-0 flex-1 truncate text-sm text-text-3">
        {!ended && (last ? t('working', { step: last.name }) : t('waiting'))}
      </span>
      <span className="font-mono text-xs text-text-3">{formatDuration(run.executionTime)}</span>
      {ended && children}
    </div>
  )
}
