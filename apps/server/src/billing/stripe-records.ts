import type { BilledInvoice, PaidSubscription, Payments } from '@app/core'
import type Stripe from 'stripe'
import type { Catalogue } from './catalogue.ts'
import { speakStripe } from './speak-stripe.ts'
import { EXPANDED, idOf, toSubscription } from './to-subscription.ts'

type Records = Pick<
  Payments,
  'listSubscriptions' | 'listAllSubscriptions' | 'listInvoices' | 'findInvoice' | 'findRefund' | 'listRefunded'
>

const expand = EXPANDED.map((path) => `data.${path}`)
/** A page of Stripe's. */
const MOST = 100

/** How things stand. */
export function stripeRecords(stripe: Stripe, catalogue: Catalogue): Records {
  return {
    listSubscriptions: async (customer) => {
      const { data } = await speakStripe(stripe.subscriptions.list({ customer, status: 'all', limit: MOST, expand }))
      const all = await Promise.all(data.map((one) => toSubscription(one, catalogue)))
      return all.filter((one): one is PaidSubscription => one !== undefined)
    },
    listAllSubscriptions: async function* () {
      for await (const one of stripe.subscriptions.list({ limit: MOST, expand })) {
        const ours = await toSubscription(one, catalogue)
        if (ours) yield ours
      }
    },
    listInvoices: async (customer) =>
      (await speakStripe(stripe.invoices.list({ customer, limit: MOST }))).data.map(toInvoice),
    findInvoice: async (id) => toInvoice(await speakStripe(stripe.invoices.retrieve(id))),
    listRefunded: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      for await (const { charge } of stripe.refunds.list({ created, limit: MOST, expand: ['data.charge'] }))
        if (charge && typeof charge === 'object' && charge.customer)
          yield { paymentId: charge.id, customerId: idOf(charge.customer) }
    },
    findRefund: async (paymentId) => {
      const { created, amount_refunded, payment_intent } = await speakStripe(stripe.charges.retrieve(paymentId))
      return {
        paymentId,
        refundedCents: amount_refunded,
        paidAt: new Date(created * 1_000),
        subscriptionId: payment_intent ? await subscriptionOf(stripe, idOf(payment_intent)) : undefined,
      }
    },
  }
}

/** A payment knows no subscription; the invoice it paid does. */
async function subscriptionOf(stripe: Stripe, intent: string): Promise<string | undefined> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const
  const { data } = await speakStripe(stripe.invoicePayments.list({ payment, expand: ['data.invoice'] }))
  const invoice = data[0]?.invoice
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return undefined
  const subscription = invoice.parent?.subscription_details?.subscription
  return subscription ? idOf(subscription) : undefined
}

const toInvoice = ({ id, number, created, total, currency, status, invoice_pdf }: Stripe.Invoice): BilledInvoice => ({
  id,
  number,
  createdAt: new Date(created * 1_000),
  amountCents: total,
  currency,
  status: (status ?? 'draft') as BilledInvoice['status'],
  pdfUrl: invoice_pdf ?? null,
})
