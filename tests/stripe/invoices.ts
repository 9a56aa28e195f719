import type { Book } from './book.ts'
import { get } from './book.ts'
import { DAY } from './calendar.ts'
import type { Card, Charge, Invoice, Line, Subscription } from './objects.ts'

/** After a refused payment the card is tried again this often, three days apart; then the subscription ends. */
export const RETRIES = 3

export function makeInvoice(book: Book, subscription: Subscription, lines: Line[]): Invoice {
  const customer = get(book.customers, subscription.customer)
  const total = sum(lines)
  const owed = total + customer.balance
  const id = book.id('in')
  const intent = book.id('pi')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${id.slice(3)}`,
    customer: customer.id,
    created: book.now,
    total,
    amount_due: Math.max(0, owed),
    currency: 'usd',
    status: 'open',
    invoice_pdf: `https://pay.example/${id}.pdf`,
    hosted_invoice_url: `https://pay.example/${id}`,
    parent: { subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines },
    payments: {
      object: 'list',
      data: [{ status: 'open', payment: { type: 'payment_intent', payment_intent: intent } }],
    },
    confirmation_secret: { client_secret: `${intent}_secret_test` },
    attempts: 0,
    next_attempt: null,
  }
  // What was credited is used up first; what this credits is kept.
  customer.balance = Math.min(0, owed)
  book.invoices.set(id, invoice)
  subscription.latest_invoice = id
  return invoice
}

/** Tries to collect it, and says whether it is paid. */
export function pay(book: Book, invoice: Invoice, card: Card = book.cards.get(invoice.customer) ?? 'ok'): boolean {
  invoice.attempts += 1
  if (invoice.amount_due > 0 && card !== 'ok') {
    invoice.next_attempt = invoice.attempts <= RETRIES ? book.now + 3 * DAY : null
    book.tell(card === '3ds' ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice)
    return false
  }
  invoice.status = 'paid'
  invoice.next_attempt = null
  if (invoice.amount_due > 0) charge(book, invoice)
  book.tell('invoice.paid', invoice)
  return true
}

function charge(book: Book, { id, customer, amount_due, payments }: Invoice): void {
  const [payment] = payments.data
  if (!payment) throw new Error('An invoice without a payment.')
  payment.status = 'paid'
  const made: Charge = {
    id: book.id('ch'),
    object: 'charge',
    customer,
    payment_intent: payment.payment.payment_intent,
    invoice_id: id,
    amount: amount_due,
    amount_refunded: 0,
    created: book.now,
  }
  book.charges.set(made.id, made)
}

export const sum = (lines: readonly Line[]): number => lines.reduce((total, { amount }) => total + amount, 0)
