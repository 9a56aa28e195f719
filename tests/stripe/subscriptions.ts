import { type Book, get, refuse } from './book.ts'
import { addPeriods } from './calendar.ts'
import { makeInvoice, pay } from './invoices.ts'
import type { Card, Line, Metadata, Price, Subscription } from './objects.ts'

export interface NewSubscription {
  customer: string
  price: Price
  metadata: Metadata
  /** Undefined: it waits for its first payment. */
  card: Card | undefined
}

export function startSubscription(book: Book, { customer, price, metadata, card }: NewSubscription): Subscription {
  const { now } = book
  const end = addPeriods(now, price.recurring.interval, 1)
  const item = { id: book.id('si'), price, quantity: 1, current_period_start: now, current_period_end: end }
  const subscription: Subscription = {
    id: book.id('sub'),
    object: 'subscription',
    customer: get(book.customers, customer).id,
    status: 'incomplete',
    items: { object: 'list', data: [item] },
    metadata,
    cancel_at_period_end: false,
    cancel_at: null,
    created: now,
    billing_cycle_anchor: now,
    schedule: null,
    default_payment_method: null,
    latest_invoice: '',
    pending_update: null,
  }
  book.subscriptions.set(subscription.id, subscription)
  makeInvoice(book, subscription, [{ amount: price.unit_amount, period: { start: now, end } }])
  book.tell('customer.subscription.created', subscription)
  if (card) payFirst(book, subscription, card)
  return subscription
}

/** The first payment: what is bought begins with it and not before. */
export function payFirst(book: Book, subscription: Subscription, card: Card): boolean {
  const invoice = get(book.invoices, subscription.latest_invoice)
  if (invoice.status !== 'open' || subscription.status !== 'incomplete') return false
  if (!pay(book, invoice, card)) return false
  subscription.status = 'active'
  subscription.default_payment_method = keepCard(book, subscription.customer, card)
  book.tell('customer.subscription.updated', subscription)
  return true
}

export function keepCard(book: Book, customer: string, card: Card): string {
  const id = book.id('pm')
  const last4 = { ok: '4242', declined: '0341', '3ds': '3155' }[card]
  book.methods.set(id, { id, object: 'payment_method', card: { brand: 'visa', last4 } })
  book.cards.set(customer, card)
  return id
}

/** What changing the price costs: the unused part of the old one back, the rest of the period at the new one. */
export function reckonChange({ items, billing_cycle_anchor }: Subscription, price: Price, at: number): Line[] {
  const { price: old, current_period_start: start, current_period_end: end } = items.data[0]
  if (at < start || at > end || billing_cycle_anchor > end) throw refuse('proration_date is outside the period')
  const left = (end - at) / (end - start)
  const credit = { amount: -Math.round(old.unit_amount * left), period: { start: at, end } }
  if (old.recurring.interval === price.recurring.interval)
    return [credit, { amount: Math.round(price.unit_amount * left), period: { start: at, end } }]
  // Another interval: a period of the new price begins now.
  return [
    credit,
    { amount: price.unit_amount, period: { start: at, end: addPeriods(at, price.recurring.interval, 1) } },
  ]
}

export function applyChange(book: Book, subscription: Subscription, price: Price): void {
  const [item] = subscription.items.data
  if (item.price.recurring.interval !== price.recurring.interval) {
    item.current_period_start = book.now
    item.current_period_end = addPeriods(book.now, price.recurring.interval, 1)
    subscription.billing_cycle_anchor = book.now
  }
  item.price = price
  subscription.pending_update = null
}

export function cancelNow(book: Book, subscription: Subscription): Subscription {
  if (subscription.status === 'canceled') throw refuse('No such subscription', 'resource_missing')
  subscription.status = 'canceled'
  subscription.schedule = null
  const invoice = get(book.invoices, subscription.latest_invoice)
  if (invoice.status === 'open') invoice.status = 'void'
  book.tell('customer.subscription.deleted', subscription)
  return subscription
}
