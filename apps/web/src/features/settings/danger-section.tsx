import type { Session } from '@app/contract'
import { Button } from '@app/ui'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountsOnly, Section } from './section.tsx'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((m) => ({ default: m.DeleteDialog })))

export function DangerSection({ session }: { session: Session }) {
  const t = useTexts('settings')
  const [open, setOpen] = useState(false)
  const demo = session.authMode === 'demo'
  return (
    <Section title={t('danger.title')} text={t('danger.text')} danger>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-text-2">{t('danger.deleteHint')}</p>
          {demo && <AccountsOnly>{t('accountsOnly')}</AccountsOnly>}
        </div>
        <Button variant="danger" disabled={demo} onClick={() => setOpen(true)}>
          {t('danger.delete')}
        </Button>
      </div>
      <Suspense>
        {open && session.user && <DeleteDialog email={session.user.email} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  )
}
