import type { Session } from '@app/contract'
import { Field, Switch } from '@app/ui'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountsOnly, Section } from './section.tsx'
import type { SectionProps } from './use-settings-form.ts'

const TwoFactorDialog = lazy(() => import('./two-factor-dialog.tsx').then((m) => ({ default: m.TwoFactorDialog })))

export function SecuritySection({ form, change, session }: SectionProps & { session: Session }) {
  const t = useTexts('settings')
  const [open, setOpen] = useState(false)
  const demo = session.authMode === 'demo'
  const on = session.user?.twoFactorEnabled ?? false
  return (
    <Section title={t('security.title')} text={t('security.text')}>
      <Field inline label={t('security.twoFactor')} hint={t('security.twoFactorHint')}>
        <Switch checked={on} disabled={demo} onCheckedChange={() => setOpen(true)} />
      </Field>
      {demo && <AccountsOnly>{t('accountsOnly')}</AccountsOnly>}
      <Field inline label={t('security.analytics')} hint={t('security.analyticsHint')}>
        <Switch checked={form.analyticsSharing} onCheckedChange={(analyticsSharing) => change({ analyticsSharing })} />
      </Field>
      <Suspense>{open && <TwoFactorDialog enabled={on} onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
