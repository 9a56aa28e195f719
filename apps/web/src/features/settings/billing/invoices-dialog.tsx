import { calls, type Invoice } from '@app/contract'
import { Button, Dialog, Skeleton, Tag } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'

export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings')
  const invoices = useCall(calls.billing.listInvoices)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.invoiceList.title')}
      description={t('billing.invoiceList.text')}
      closeLabel={t('close')}
    >
      {invoices.isPending && <Skeleton className="h-24" />}
      {invoices.error && <Failure error={invoices.error} retry={() => void invoices.refetch()} />}
      {invoices.data?.length === 0 && <p className="text-text-2">{t('billing.invoiceList.none')}</p>}
      <ul className="max-h-[50vh] divide-y divide-line overflow-y-auto">
        {invoices.data?.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Dialog>
  )
}

function InvoiceRow({ invoice: { number, createdAt, amountCents, currency, status, pdfUrl } }: { invoice: Invoice }) {
  const t = useTexts('settings')
  const format = useFormatter()
  const name = number ?? t('billing.invoiceList.noNumber')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          <span className="break-all">{name}</span>
          <Tag tone={status === 'paid' ? 'good' : 'neutral'}>{t(`billing.invoiceList.status.${status}`)}</Tag>
        </p>
        <p className="text-text-3 text-xs tabular-nums">
          {format.dateTime(new Date(createdAt), { dateStyle: 'long' })} ·{' '}
          {format.number(amountCents / 100, { style: 'currency', currency })}
        </p>
      </div>
      {pdfUrl && (
        <Button asChild size="sm">
          <a href={pdfUrl} target="_blank" rel="noreferrer">
            {t('billing.invoiceList.download', { number: name })}
          </a>
        </Button>
      )}
    </li>
  )
}
