import { PRODUCT_NAME } from '@app/spec'
import { Mark, Tag } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { StagePlan } from './stage-plan.tsx'
import { StageProof } from './stage-proof.tsx'

/** The product as its own illustration: a described task, the plan made from it, and the proof. Wears "Example". */
export function ProductStage() {
  const t = useTexts('landing')
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
      <div className="grid lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <div className="grid gap-3 p-5 sm:p-6">
            <p className="eyebrow">{t('stage.described')}</p>
            <p className="text-pretty text-[1.0625rem] leading-relaxed">
              {t('stage.task')}
              <span aria-hidden className="ml-0.5 inline-block h-5 w-0.5 bg-accent align-[-4px]" />
            </p>
            <div className="flex flex-wrap gap-2">
              <Tag>{t('stage.planner')}</Tag>
              <Tag>{t('stage.schedule')}</Tag>
            </div>
          </div>
          <StagePlan />
        </div>
        <StageProof />
      </div>
    </figure>
  )
}
