import { DEPLOY_STEPS } from '@app/spec'
import { cx } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

const STEPS = ['platforms', 'configuration', 'keys', 'ready'] as const

/** Decision 24: how far a deployment is, in words and as a line. */
export function WizardSteps({ step }: { step: number }) {
  const t = useTexts('deploy')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-4">
      <p role="status" className="text-sm font-[550] tabular-nums">
        {t('steps.of', { step: String(step), count: String(DEPLOY_STEPS) })}
      </p>
      <ol aria-label={t('steps.label')} className="grid min-w-0 flex-1 basis-72 grid-cols-4 gap-2">
        {STEPS.map((name, at) => (
          <li key={name} aria-current={at + 1 === step ? 'step' : undefined} className="grid min-w-0 gap-1.5">
            <span aria-hidden className={cx('h-1 rounded-full', at < step ? 'bg-accent' : 'bg-surface-3')} />
            <span className={cx('truncate text-xs', at + 1 === step ? 'font-[550] text-text' : 'text-text-3')}>
              {t(`steps.${name}`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
