import type { Transaction } from '@app/db'
import type { ReceiptValues } from './mail-values.ts'
import { queueMail } from './queue-mail.ts'

export interface PaidInvoice extends ReceiptValues {
  userId: string
  /** The payment provider's id: one receipt an invoice, however often the provider tells of it. */
  invoiceId: string
}

/** A receipt for what was paid, in the transaction that records the payment. */
export function mailReceipt(tx: Transaction, { userId, invoiceId, ...values }: PaidInvoice): Promise<boolean> {
  return queueMail(tx, { userId, kind: 'receipt', key: `receipt:${invoiceId}`, values })
}
