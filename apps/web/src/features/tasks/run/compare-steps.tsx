import type { Run, StepSummary } from '@app/contract'
import { Tag } from '@app/ui'
import { formatDuration } from '../../../lib/format-duration.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Pair } from './pair-steps.ts'
import { REACHABLE } from './reachable.ts'

/** Below a fifth of a second, times differ by chance. */
const NOTICEABLE_MS = 200
const TONES = { intent: 'live', done: 'good', failed: 'bad', review: 'warn', withheld: 'neutral' } as const

interface CompareStepsProps {
  pairs: readonly Pair[]
  run: Run
  good: Run
}

export function CompareSteps({ pairs, run, good }: CompareStepsProps) {
  const t = useTexts('run')
  return (
    <section {...REACHABLE} aria-label={t('compare.steps')} className="max-h-[28rem] overflow-auto">
      <table className="w-full min-w-[36rem] table-fixed border-collapse text-left text-sm">
        <thead className="sticky top-0 bg-surface-1 text-text-3 text-xs">
          <tr>
            <th scope="col" className="w-24 px-4 py-2 font-[550]">
              {t('steps.title')}
            </th>
            <Heading name={t('compare.thisRun')} run={run} />
            <Heading name={t('compare.goodRun')} run={good} />
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ path, now, before }) => (
            <tr
              key={path}
              className="border-line border-t align-top [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              <th scope="row" className="px-4 py-2.5 font-mono font-normal text-text-3 text-xs">
                {path}
              </th>
              <Cell step={now} against={before} />
              <Cell step={before} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Heading({ name, run }: { name: string; run: Run }) {
  return (
    <th scope="col" className="px-4 py-2 font-[550]">
      {name} <span className="font-mono font-normal">{formatDuration(run.executionTime)}</span>
    </th>
  )
}

function Cell({ step, against }: { step: StepSummary | undefined; against?: StepSummary | undefined }) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  if (!step) return <td className="px-4 py-2.5 text-text-3">{t('compare.notDone')}</td>
  return (
    <td className="px-4 py-2.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 break-words">{step.name}</span>
        <Tag tone={TONES[step.status]}>{tasks(`steps.status.${step.status}`)}</Tag>
      </span>
      <span className="block break-words text-text-3 text-xs">{step.errorMessage ?? step.proof}</span>
      <span className="font-mono text-text-3 text-xs">
        {formatDuration(step.executionTime)} <Slower step={step} against={against} />
      </span>
    </td>
  )
}

function Slower({ step, against }: { step: StepSummary; against: StepSummary | undefined }) {
  const t = useTexts('run')
  const by = (step.executionTime ?? 0) - (against?.executionTime ?? step.executionTime ?? 0)
  if (Math.abs(by) < NOTICEABLE_MS) return null
  const time = formatDuration(Math.abs(by))
  return (
    <span className={by > 0 ? 'text-warn' : 'text-good'}>
      {t(by > 0 ? 'compare.slower' : 'compare.faster', { time })}
    </span>
  )
}
