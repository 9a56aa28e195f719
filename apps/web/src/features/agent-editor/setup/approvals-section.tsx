import { APPROVAL_RULES } from '@app/spec'
import { cx } from '@app/ui'
import { useId } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import type { SetupProps } from './setup-tab.tsx'

export function ApprovalsSection({ draft: { approval }, change }: SetupProps) {
  const t = useTexts('editor')
  const name = useId()
  return (
    <Section title={t('approvals.title')} text={t('approvals.text')}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('approvals.label')}</legend>
        {APPROVAL_RULES.map((rule) => (
          <label
            key={rule}
            className={cx(
              'flex cursor-pointer items-start gap-3 rounded-m border px-3.5 py-2.5 transition has-focus-visible:outline-2 has-focus-visible:outline-accent',
              rule === approval ? 'border-accent/60 bg-accent-soft' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rule}
              checked={rule === approval}
              onChange={() => change({ approval: rule })}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{t(`approvals.${rule}`)}</span>
              <span className="block text-pretty text-xs text-text-2">{t(`approvals.${rule}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
