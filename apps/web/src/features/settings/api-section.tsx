import { Field, Skeleton, Switch } from '@app/ui'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'
import type { SectionProps, SettingsForm } from './use-settings-form.ts'

/** Most accounts have none, so their code comes with the switch. */
const ApiKeys = lazy(() => import('./api-keys.tsx').then((m) => ({ default: m.ApiKeys })))

export function ApiSection({ form, change, saved }: SectionProps & { saved: SettingsForm }) {
  const t = useTexts('settings')
  const on = form.apiAccessEnabled
  const hint = on === saved.apiAccessEnabled ? t('api.enabledHint') : t('api.unsaved')
  return (
    <Section title={t('api.title')} text={t('api.text')}>
      <Field inline label={t('api.enabled')} hint={hint}>
        <Switch checked={on} onCheckedChange={(apiAccessEnabled) => change({ apiAccessEnabled })} />
      </Field>
      <Suspense fallback={<Skeleton className="h-24" />}>{on && <ApiKeys />}</Suspense>
    </Section>
  )
}
