import { LANGUAGE_NAMES, LANGUAGES, type Language, TIMEZONES, type Timezone } from '@app/spec'
import { Field, Select } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './use-settings-form.ts'

export function RegionalSection({ form, change }: SectionProps) {
  const t = useTexts('settings')
  return (
    <Section title={t('regional.title')} text={t('regional.text')}>
      <Field inline label={t('regional.language')}>
        <Select
          value={form.language}
          onChange={(event) => change({ language: event.target.value as Language })}
          className="w-56 max-sm:w-full"
        >
          {LANGUAGES.map((value) => (
            <option key={value} value={value} lang={LANGUAGE_NAMES[value].tag}>
              {LANGUAGE_NAMES[value].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field inline label={t('regional.timezone')} hint={t('regional.timezoneHint')}>
        <Select
          value={form.timezone}
          onChange={(event) => change({ timezone: event.target.value as Timezone })}
          className="w-56 max-sm:w-full"
        >
          {TIMEZONES.map((value) => (
            <option key={value} value={value}>
              {value.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  )
}
