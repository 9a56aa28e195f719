import { calls, type Run, type StepSummary, type TaskStep } from '@app/contract'
import { Card, Skeleton, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { formatDuration } from '../../../lib/format-duration.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { VERDICT_TONES } from '../../../lib/verdict-tones.ts'
import { exchangesIn, placedIn } from './evidence.ts'
import { ValueBox } from './value-box.tsx'

/** One step: what proves it, why it was done this way, what went in and what came out. */
export function StepDetail({ run, step }: { run: Run; step: StepSummary }) {
  const { position } = step
  const whole = useCall(calls.tasks.step, { params: { id: run.id, position } })
  const charged = step.status === 'done' && !run.dryRun && position > run.carried
  return (
    <>
      <ProofCard step={step} charged={charged}>
        {whole.data && <Exchanges step={whole.data} />}
      </ProofCard>
      {whole.error && <Failure error={whole.error} retry={() => void whole.refetch()} />}
      {whole.data ? <Inside step={whole.data} /> : !whole.error && <Skeleton className="h-40 rounded-l" />}
    </>
  )
}

interface ProofCardProps {
  step: StepSummary
  /** Whether it was counted as an action; unknown to whoever sees it through a link. */
  charged?: boolean
  children?: ReactNode
}

export function ProofCard({ step, charged, children }: ProofCardProps) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  const format = useFormatter()
  const claimsNothing = step.status === 'done' && step.effect === 'reads'
  return (
    <Card
      asElement="section"
      aria-label={t('detail.label', { position: String(step.position) })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-[550] text-sm text-text-2">{t('detail.proof')}</h2>
        {step.verdict && <Tag tone={VERDICT_TONES[step.verdict]}>{tasks(`verdict.${step.verdict}`)}</Tag>}
      </div>
      <p className={step.errorMessage ? 'break-words text-bad text-sm' : 'break-words text-sm'}>
        {step.errorMessage ?? (step.proof || t(claimsNothing ? 'detail.readProof' : 'detail.noProof'))}
      </p>
      {children}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <Fact name={t('detail.began')}>
          {format.dateTime(new Date(step.createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}
        </Fact>
        <Fact name={t('detail.took')}>{formatDuration(step.executionTime, tasks('noDuration'))}</Fact>
        {charged !== undefined && <Fact name={t('detail.cost')}>{t('actions', { count: charged ? 1 : 0 })}</Fact>}
        <Fact name={t('detail.effect')}>{tasks(`steps.effect.${step.effect}`)}</Fact>
        {step.attempts > 1 && <Fact name={t('detail.attempts')}>{step.attempts}</Fact>}
        <Fact name={t('detail.tool')}>{step.tool}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 break-words text-right font-mono text-xs leading-5">{children}</dd>
    </>
  )
}

/** HTTP evidence: what was sent, and the status that came back. */
function Exchanges({ step }: { step: TaskStep }) {
  const t = useTexts('run')
  const sent = exchangesIn(step.output)
  if (sent.length === 0) return null
  return (
    <div>
      <h3 className="text-text-3 text-xs">{t('detail.answered')}</h3>
      <ul className="mt-1 grid gap-1 font-mono text-xs">
        {Array.from(sent.entries(), ([at, { method, url, status }]) => (
          <li key={at} className="flex gap-2">
            <span className="shrink-0 text-text-3">{method}</span>
            <span className="min-w-0 flex-1 break-all">{url}</span>
            <span className={status === undefined || status >= 400 ? 'text-bad' : 'text-good'}>
              {status ?? t('detail.noAnswer')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Inside({ step }: { step: TaskStep }) {
  const t = useTexts('run')
  const why = useReasons(step)
  return (
    <>
      {why.length > 0 && (
        <Card asElement="section" className="p-4">
          <h2 className="font-[550] text-sm text-text-2">{t('detail.why')}</h2>
          <ul className="mt-2 grid gap-1 text-sm">
            {why.map((words) => (
              <li key={words} className="break-words">
                {words}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ValueBox title={t('detail.input')} value={step.input} open />
      <ValueBox title={t('detail.output')} value={step.output} />
    </>
  )
}

/** Why a value went where it went, and where each came from: from the record, never from a guess. */
function useReasons(step: TaskStep): string[] {
  const t = useTexts('run')
  const { placed, unplaced } = placedIn(step.output)
  // What is written in the recipe needs no reason: somebody wanted it so.
  const sources = Object.entries(step.provenance ?? {})
    .filter(([, source]) => source !== 'recipe')
    .map(([name, path]) => (path === 'input' ? t('detail.fromInput', { name }) : t('detail.fromStep', { name, path })))
  const words = [
    ...placed.map(({ name, field }) => t('detail.placed', { name, field })),
    ...unplaced.map(({ name, why }) => t('detail.unplaced', { name, why })),
    ...sources,
  ]
  return [...new Set(words)]
}
