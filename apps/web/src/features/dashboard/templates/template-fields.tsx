import type { Recipe } from '@app/contract'
import { Field, Input } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { isAddress } from './begin-at.ts'

interface TemplateFieldsProps {
  recipe: Recipe
  start: string
  onStart: (start: string) => void
  tried: boolean
  /** The words were changed, so the steps no longer say the same. */
  changed: boolean
}

/** What an agent made from a template will do, and where. */
export function TemplateFields({ recipe, start, onStart, tried, changed }: TemplateFieldsProps) {
  const t = useTexts('templates')
  if (changed) return <p className="text-sm text-text-2">{t('draft.changed')}</p>
  return (
    <>
      <Field
        label={t('draft.start')}
        hint={t('draft.startHint')}
        error={tried && !isAddress(start) && t('draft.startMissing')}
      >
        <Input type="url" inputMode="url" value={start} onChange={(event) => onStart(event.target.value)} />
      </Field>
      <section aria-label={t('draft.steps')}>
        <h3 className="eyebrow pb-1.5">{t('draft.steps')}</h3>
        <ol className="grid gap-1 text-sm text-text-2">
          {recipe.steps.map((step, at) => (
            <li key={step.name ?? at} className="flex gap-2.5">
              <span className="w-4 shrink-0 text-right font-mono text-xs leading-5 text-text-3">{at + 1}</span>
              {step.name}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
