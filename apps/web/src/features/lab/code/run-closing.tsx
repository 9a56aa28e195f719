import { SANDBOX_LIMITS } from '@app/spec'
import { CircleCheck, CircleX } from 'lucide-react'
import { formatDuration } from '../../../lib/format-duration.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { RunEnd } from './engine/start-run.ts'
import type { PacedRun } from './paced-run.ts'

/** Spec 2 §2: how a run ended, once its last line is shown. */
export function RunClosing({ run: { phase, end } }: { run: PacedRun }) {
  if (phase === 'completed' && end?.type === 'done') return <Success ms={end.ms} />
  return phase === 'failed' && end ? <Failed end={end} /> : null
}

function Success({ ms }: { ms: number }) {
  const t = useTexts('lab-code')
  const facts = [
    [t('runtime'), formatDuration(Math.max(1, Math.round(ms)))],
    [t('memory'), t('optimized')],
    [t('status'), t('success')],
  ]
  return (
    <div className="mt-3 grid gap-2 rounded-m border border-good/30 bg-good-soft px-3.5 py-3 font-sans text-sm">
      <p className="flex items-center gap-2 font-[550] text-good">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {t('completed')}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Failed({ end }: { end: RunEnd }) {
  const t = useTexts('lab-code')
  return (
    <div role="alert" className="mt-3 grid gap-2 rounded-m border border-bad/30 bg-bad-soft px-3.5 py-3">
      <p className="flex items-center gap-2 font-[550] font-sans text-bad text-sm">
        <CircleX aria-hidden className="size-4 shrink-0" />
        {t('failed')}
      </p>
      {end.type === 'failed' && <pre className="overflow-auto whitespace-pre-wrap break-words">{end.words}</pre>}
      {end.type === 'too-long' && (
        <p className="font-sans text-sm">{t('tooLong', { seconds: SANDBOX_LIMITS.seconds })}</p>
      )}
      {end.type === 'too-many-lines' && (
        <p className="font-sans text-sm">{t('tooManyLines', { lines: SANDBOX_LIMITS.lines })}</p>
      )}
      {end.type === 'no-engine' && <p className="font-sans text-sm">{t('noEngine')}</p>}
    </div>
  )
}
