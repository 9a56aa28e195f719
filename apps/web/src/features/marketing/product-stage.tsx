import { PRODUCT_NAME } from '@app/spec'
import { Button, Mark, Tag } from '@app/ui'
import { Download } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { PlanPanel } from '../../lib/work/plan-panel.tsx'
import { RunHead } from '../../lib/work/run-head.tsx'
import { RunSteps } from '../../lib/work/run-steps.tsx'
import { EXAMPLE_FILE, EXAMPLE_PICTURE, EXAMPLE_PLAN } from './example-run.ts'
import { useReplay } from './use-replay.ts'

/** The product as its own illustration: the Command Center's own parts, with a run that took place. Wears "Example". */
export function ProductStage() {
  const t = useTexts('landing')
  const command = useTexts('command')
  const { run, replay } = useReplay()
  return (
    <figure
      aria-label={t('stage.label', { product: PRODUCT_NAME })}
      className="mx-auto mt-12 max-w-[68rem] overflow-hidden rounded-l border border-line-strong bg-surface-1 text-left shadow-float sm:mt-16"
    >
      <div className="flex items-center gap-2.5 border-line border-b bg-side px-4 py-3">
        <Mark />
        <span className="text-sm font-[550]">{t('stage.window')}</span>
        <Tag className="ml-auto">{t('stage.example')}</Tag>
      </div>
      <p className="text-pretty px-4.5 pt-4 pb-2 text-lg leading-relaxed">{command('example')}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4.5 pb-4">
        <Tag>{command('planner.quantum-ai')}</Tag>
        <Button variant="primary" onClick={replay}>
          {command('run')}
        </Button>
      </div>
      <PlanPanel plan={EXAMPLE_PLAN} stale={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-line border-t px-4.5 py-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* As tall as the finished run: what is below does not move while it is played. */}
        <div className="grid min-h-52 min-w-0 content-start gap-3">
          <RunHead run={run} words={{ status: t(`stage.${run.status}`), verdict: t('stage.verified') }} />
          <RunSteps steps={run.steps} />
          {run.status === 'completed' && (
            <Button asChild className="justify-self-start">
              <a href={EXAMPLE_FILE.url} download={EXAMPLE_FILE.name}>
                <Download aria-hidden />
                {EXAMPLE_FILE.name}
              </a>
            </Button>
          )}
        </div>
        <img
          src={EXAMPLE_PICTURE}
          alt={command('picture', { step: '2' })}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-[16/10] w-full rounded-m border border-line object-cover object-top"
        />
      </div>
    </figure>
  )
}
