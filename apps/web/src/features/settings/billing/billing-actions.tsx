import { type Billing, calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { PendingChange } from './pending-change.tsx'

/** Asked for now and then, so its code comes when it is. */
const InvoicesDialog = lazy(async () => ({ default: (await import('./invoices-dialog.tsx')).InvoicesDialog }))

export function BillingActions({ billing }: { billing: Billing }) {
  const t = useTexts('settings')
  const why = useId()
  const [invoices, setInvoices] = useState(false)
  const portal = useSend(calls.billing.portal)
  const pays = billing.paymentsReady && billing.source === 'provider'
  const openPortal = () =>
    portal.mutate(
      { body: { returnUrl: window.location.origin + ROUTES.settings } },
      {
        onSuccess: ({ url }) => window.location.assign(url),
        onError: (error) => toast({ title: wordsFrom(error, t('billing.failed')), tone: 'destructive' }),
      },
    )
  return (
    <>
      {billing.pendingChange && <PendingChange change={billing.pendingChange} />}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!pays} busy={portal.isPending} aria-describedby={pays ? undefined : why} onClick={openPortal}>
          {t('billing.paymentMethod')}
        </Button>
        <Button disabled={!pays} aria-describedby={pays ? undefined : why} onClick={() => setInvoices(true)}>
          {t('billing.invoices')}
        </Button>
        <Button asChild>
          <Link to={ROUTES.pricing}>{t('billing.changePlan')}</Link>
        </Button>
        {pays && <CancelPlan billing={billing} />}
      </div>
      {!pays && (
        <p id={why} className="text-pretty text-text-3 text-xs">
          {billing.paymentsReady ? t('billing.nothingPaid') : t('billing.notReady')}
        </p>
      )}
      {invoices && (
        <Suspense>
          <InvoicesDialog onClose={() => setInvoices(false)} />
        </Suspense>
      )}
    </>
  )
}
