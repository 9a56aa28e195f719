import { DEFAULT_MINUTES_PER_TASK } from '@app/spec'
import { Field, Input } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { LIMITS, MOST } from '../draft.ts'
import { Section } from '../section.tsx'
import type { SetupProps } from './setup-tab.tsx'

export function LimitsSection({ draft: { limits }, change, mistakes }: SetupProps) {
  const t = useTexts('editor')
  return (
    <Section title={t('limits.title')} text={t('limits.text')}>
      <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
        {LIMITS.map((limit) => (
          <Field
            key={limit}
            label={t(`limits.${limit}`)}
            hint={limit === 'minutesPerTask' && t('limits.minutesHint', { minutes: String(DEFAULT_MINUTES_PER_TASK) })}
            error={mistakes.limits.includes(limit) && t('limits.wrong', { most: MOST[limit] })}
          >
            <Input
              inputMode="numeric"
              maxLength={9}
              value={limits[limit]}
              onChange={(event) => change({ limits: { ...limits, [limit]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
    </Section>
  )
}
