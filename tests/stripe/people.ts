import { type Book, get } from './book.ts'
import { pay } from './invoices.ts'
import type { Card, Subscription } from './objects.ts'
import { applyChange, keepCard, payFirst, startSubscription } from './subscriptions.ts'

/** What a person does on Stripe's own pages. */

/** Pays on the checkout page; says whether it went through. A refused card leaves the page open. */
export function payCheckout(book: Book, url: string, card: Card): boolean {
  const session = [...book.sessions.values()].find((one) => one.url === url)
  if (session?.status !== 'open' || card === 'declined') return false
  // A card that wants confirmation is confirmed on the page itself.
  const { customer, metadata } = session
  const price = get(book.prices, session.price)
  const subscription = startSubscription(book, { customer, price, metadata, card: 'ok' })
  book.cards.set(customer, card)
  session.status = 'complete'
  session.subscription = subscription.id
  book.tell('checkout.session.completed', session)
  return true
}

/** Pays in our own form. */
export function payForm(book: Book, clientSecret: string, card: Card): boolean {
  const invoice = [...book.invoices.values()].find((one) => one.confirmation_secret.client_secret === clientSecret)
  if (!invoice) return false
  const subscription = get(book.subscriptions, invoice.parent.subscription_details.subscription)
  return payFirst(book, subscription, card)
}

/** Pays an open invoice on its page: confirms a payment, or gives another card. */
export function payInvoice(book: Book, url: string): boolean {
  const invoice = [...book.invoices.values()].find((one) => one.hosted_invoice_url === url)
  if (invoice?.status !== 'open') return false
  const subscription = get(book.subscriptions, invoice.parent.subscription_details.subscription)
  pay(book, invoice, 'ok')
  const { pending_update } = subscription
  if (pending_update) applyChange(book, subscription, get(book.prices, pending_update.price))
  if (subscription.status === 'past_due') subscription.status = 'active'
  book.tell('customer.subscription.updated', subscription)
  return true
}

/** Gives another card on the portal; what is owed is tried at once. */
export function changeCard(book: Book, customer: string, card: Card): void {
  const method = keepCard(book, customer, card)
  get(book.customers, customer).invoice_settings.default_payment_method = method
  for (const subscription of book.subscriptions.values()) {
    if (subscription.customer !== customer || subscription.status === 'canceled') continue
    subscription.default_payment_method = method
    book.tell('customer.subscription.updated', subscription)
    if (subscription.status === 'past_due' && card === 'ok') payOwed(book, subscription)
  }
}

function payOwed(book: Book, { latest_invoice }: Subscription): void {
  const { hosted_invoice_url } = get(book.invoices, latest_invoice)
  payInvoice(book, hosted_invoice_url)
}
