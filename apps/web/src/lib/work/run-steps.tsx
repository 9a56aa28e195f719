import type { TaskStep } from '@app/contract'
import { cx } from '@app/ui'
import { Check, CircleDashed, X } from 'lucide-react'
import { formatDuration } from '../format-duration.ts'
import { useTexts } from '../use-texts.ts'

const ICONS = { done: Check, failed: X, intent: CircleDashed, review: CircleDashed, withheld: CircleDashed } as const

export type StepTaken = Pick<TaskStep, 'position' | 'status' | 'name' | 'errorMessage' | 'proof' | 'executionTime'>

/** What a run has done so far, a line each, with its proof. */
export function RunSteps({ steps }: { steps: readonly StepTaken[] }) {
  const t = useTexts('command')
  return (
    <ol aria-label={t('progress')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {steps.map((step) => {
        const Icon = ICONS[step.status]
        const colour = step.status === 'done' ? 'text-good' : step.status === 'failed' ? 'text-bad' : 'text-warn'
        return (
          <li key={step.position} className="flex items-start gap-2.5 text-sm">
            <Icon aria-hidden size={16} className={cx('mt-0.5 shrink-0', colour)} />
            <span className="min-w-0 flex-1 break-words">
              {step.name}
              <span className="block break-words text-xs text-text-3">{step.errorMessage ?? step.proof}</span>
            </span>
            <span className="font-mono text-xs text-text-3">{formatDuration(step.executionTime)}</span>
          </li>
        )
      })}
    </ol>
  )
}
