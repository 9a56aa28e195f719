import { type BillingEventRow, billingEvents, payments as paid, recordEvent, type Transaction } from '@app/db'
import { findPrice } from '@app/spec'
import { and, eq } from 'drizzle-orm'
import { mailReceipt } from '../mail/mail-receipt.ts'
import { databaseNow } from '../schedules/database-now.ts'
import { findAccount } from './find-account.ts'
import type { BilledInvoice, BillingParts } from './port.ts'

/** Tells that a payment arrived, once: in the transaction that is done with the event. */
export async function recordPayment(
  { db, payments }: BillingParts,
  userId: string,
  { id, objectId }: BillingEventRow,
): Promise<void> {
  const invoice = await payments.findInvoice(objectId ?? '')
  await db.asSystem(async (tx) => {
    const waiting = and(eq(billingEvents.id, id), eq(billingEvents.status, 'waiting'))
    const done = { status: 'done', errorMessage: null } as const
    const [closed] = await tx.update(billingEvents).set(done).where(waiting).returning()
    if (!closed) return
    const { id: invoiceId, number, amountCents } = invoice
    const createdAt = await databaseNow(tx)
    await tx
      .insert(paid)
      .values({ id: invoiceId, userId, mode: payments.mode, amountCents, createdAt })
      .onConflictDoNothing()
    await recordEvent(tx, { userId, type: 'billing.paid', data: { invoiceId, number, amountCents } })
    const account = await findAccount(tx, userId, payments)
    await writeReceipt(tx, userId, account?.priceId ?? '', invoice)
  })
}

/** A credit that came to nothing needs no receipt. */
async function writeReceipt(tx: Transaction, userId: string, priceId: string, invoice: BilledInvoice): Promise<void> {
  const { id: invoiceId, number, amountCents, currency } = invoice
  const price = findPrice(priceId)
  if (!number || !price || amountCents <= 0) return
  const paidAt = (await databaseNow(tx)).toISOString()
  await mailReceipt(tx, { userId, invoiceId, number, plan: price.plan.name, amountCents, currency, paidAt })
}
