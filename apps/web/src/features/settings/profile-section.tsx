import type { Session } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountsOnly, Section } from './section.tsx'
import { Unverified } from './unverified.tsx'
import type { SectionProps } from './use-settings-form.ts'

const PasswordDialog = lazy(() => import('./password-dialog.tsx').then((m) => ({ default: m.PasswordDialog })))
const SessionsDialog = lazy(() => import('./sessions-dialog.tsx').then((m) => ({ default: m.SessionsDialog })))

export function ProfileSection({ form, change, session }: SectionProps & { session: Session }) {
  const t = useTexts('settings')
  const [open, setOpen] = useState<'password' | 'sessions' | null>(null)
  const demo = session.authMode === 'demo'
  const close = () => setOpen(null)
  return (
    <Section title={t('profile.title')} text={t('profile.text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('profile.email')} hint={t('profile.emailHint')}>
          <Input readOnly type="email" value={session.user?.email ?? ''} />
        </Field>
        <Field label={t('profile.name')} hint={t('profile.nameHint')}>
          <Input
            autoComplete="name"
            maxLength={120}
            value={form.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
          />
        </Field>
      </div>
      {!demo && session.mail === 'server' && session.user && !session.user.emailVerified && (
        <Unverified email={session.user.email} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={demo} onClick={() => setOpen('password')}>
          {t('profile.changePassword')}
        </Button>
        <Button disabled={demo} onClick={() => setOpen('sessions')}>
          {t('profile.manageSessions')}
        </Button>
        {demo && <AccountsOnly>{t('accountsOnly')}</AccountsOnly>}
      </div>
      <Suspense>
        {open === 'password' && <PasswordDialog onClose={close} />}
        {open === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
    </Section>
  )
}
