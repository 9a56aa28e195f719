import { PRODUCT_NAME } from '@app/spec'
import { Button } from '@app/ui'
import { Inbox } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

const OutboxDialog = lazy(() => import('./outbox-dialog.tsx').then((m) => ({ default: m.OutboxDialog })))

export function OutboxSection() {
  const t = useTexts('settings')
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('outbox.title')} text={t('outbox.text')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-text-2">{t('outbox.hint', { product: PRODUCT_NAME })}</p>
        <Button onClick={() => setOpen(true)}>
          <Inbox aria-hidden />
          {t('outbox.open')}
        </Button>
      </div>
      <Suspense>{open && <OutboxDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
