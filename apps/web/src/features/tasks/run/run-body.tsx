import type { Artefact, StepSummary } from '@app/contract'
import { Card } from '@app/ui'
import { type ReactNode, useState } from 'react'
import { Failure } from '../../../lib/failure.tsx'
import type { Live } from '../../../lib/live-browser/use-live-browser.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { FilmStrip } from './film-strip.tsx'
import { Stage } from './stage.tsx'
import { StepList } from './step-list.tsx'
import { type StepSource, useStepPages } from './step-pages.ts'
import type { Selection } from './use-selection.ts'
import { useStepKeys } from './use-step-keys.ts'

export type Shot = Pick<Artefact, 'id' | 'position' | 'name' | 'type'>

interface RunBodyProps {
  run: { id?: string; stepCount: number; status: string; dryRun: boolean; carried?: number }
  source: StepSource
  selection: Selection
  /** Undefined while they are being asked for. */
  files: readonly Shot[] | undefined
  addressOf: (fileId: string) => string
  live?: Live
  detail: (step: StepSummary) => ReactNode
}

/** Steps at the left, what the page looked like in the middle, what proves it at the right. */
export function RunBody({ run, source, selection, files, addressOf, live, detail }: RunBodyProps) {
  const t = useTexts('run')
  const { position, select } = selection
  const [seen, setSeen] = useState<readonly number[]>([1])
  const steps = useStepPages(source, [...seen, position])
  const shots = (files ?? []).filter(({ type }) => type.startsWith('image/'))
  const [shotId, setShotId] = useState<string>()
  const own = shots.filter((shot) => shot.position === position)
  // A step that looks at nothing new leaves the page as it was.
  const shot = own.find(({ id }) => id === shotId) ?? own.at(-1) ?? shots.findLast((one) => one.position < position)
  const nameOf = (at = position) => steps.at(at)?.name ?? ''
  useStepKeys((by) => select(Math.min(Math.max(position + by, 1), run.stepCount)))
  const step = steps.at(position)
  if (steps.error) return <Failure error={steps.error} retry={steps.retry} />
  if (run.stepCount === 0)
    return (
      <Card className="px-4.5 py-8 text-center text-sm text-text-3">
        {t(run.status === 'pending' || run.status === 'running' ? 'waiting' : 'steps.none')}
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)_20rem]">
      <StepList run={run} steps={steps} position={position} onSelect={select} onSeen={setSeen} />
      <Card asElement="section" aria-label={t('film.label')} className="grid min-w-0 gap-3 p-3 max-lg:-order-1">
        <Stage
          run={run}
          shot={shot}
          position={position}
          name={nameOf(shot?.position)}
          address={addressOf}
          live={live}
          pictures={files && shots.length}
        />
        {shots.length > 0 && (
          <FilmStrip
            shots={shots}
            current={shot?.id}
            nameOf={nameOf}
            address={addressOf}
            onSelect={({ id, position: at }) => {
              setShotId(id)
              select(at)
            }}
          />
        )}
      </Card>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:max-xl:col-span-2">{step && detail(step)}</div>
    </div>
  )
}
