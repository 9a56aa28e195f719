import type { Session } from '@app/contract'
import { DASHBOARD_LAYOUTS, THEMES } from '@app/spec'
import { Field, Segmented, Switch } from '@app/ui'
import { Fragment, type ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { BrowserMessages } from './browser-messages.tsx'
import { PushMessages } from './push-messages.tsx'
import { Section } from './section.tsx'
import type { SectionProps } from './use-settings-form.ts'

const SWITCHES = [
  { key: 'soundEffects', text: 'sound' },
  { key: 'notifications', text: 'notifications' },
  { key: 'emailNotifications', text: 'email' },
] as const
const HINTS = { sound: 'soundHint', notifications: 'notificationsHint' } as const

export function PreferencesSection({ form, change, mail }: SectionProps & { mail: Session['mail'] }) {
  const t = useTexts('settings')
  const hints = { ...HINTS, email: mail === 'server' ? 'emailHint' : 'emailKept' } as const
  return (
    <Section title={t('preferences.title')} text={t('preferences.text')}>
      <Choice label={t('preferences.theme')}>
        <Segmented
          label={t('preferences.theme')}
          value={form.theme}
          onChange={(theme) => change({ theme })}
          options={THEMES.map((value) => ({ value, label: t(`preferences.themes.${value}`) }))}
        />
      </Choice>
      <Choice label={t('preferences.layout')} hint={t('preferences.layoutHint')}>
        <Segmented
          label={t('preferences.layout')}
          value={form.dashboardLayout}
          onChange={(dashboardLayout) => change({ dashboardLayout })}
          options={DASHBOARD_LAYOUTS.map((value) => ({ value, label: t(`preferences.layouts.${value}`) }))}
        />
      </Choice>
      {SWITCHES.map(({ key, text }) => (
        <Fragment key={key}>
          <Field inline label={t(`preferences.${text}`)} hint={t(`preferences.${hints[text]}`)}>
            <Switch checked={form[key]} onCheckedChange={(on) => change({ [key]: on })} />
          </Field>
          {key === 'notifications' && form.notifications && <BrowserMessages />}
          {key === 'notifications' && <PushMessages />}
        </Fragment>
      ))}
    </Section>
  )
}

/** A group of radio buttons names itself, so its words are not a label for one control. */
function Choice({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-sm font-medium" aria-hidden>
          {label}
        </p>
        {hint && <p className="text-xs text-text-3">{hint}</p>}
      </div>
      {children}
    </div>
  )
}
