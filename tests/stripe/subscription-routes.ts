import { type Book, get, refuse } from './book.ts'
import { HOUR } from './calendar.ts'
import { makeInvoice, pay, sum } from './invoices.ts'
import type { Price, Subscription } from './objects.ts'
import { type Form, listOf, metadataOf, partOf, textOf } from './parse-form.ts'
import { type Ask, type Route, toList } from './routes.ts'
import { applyChange, cancelNow, reckonChange, startSubscription } from './subscriptions.ts'

const PENDING_HOURS = 23

export const subscriptionRoutes: Route[] = [
  ['GET', '/v1/subscriptions', listSubscriptions],
  [
    'POST',
    '/v1/subscriptions',
    ({ book, body }) =>
      startSubscription(book, {
        customer: textOf(body, 'customer') ?? '',
        price: priceIn(book, body),
        metadata: metadataOf(body),
        card: undefined,
      }),
  ],
  ['GET', '/v1/subscriptions/:id', ({ book, id }) => get(book.subscriptions, id)],
  ['POST', '/v1/subscriptions/:id', changeSubscription],
  ['DELETE', '/v1/subscriptions/:id', ({ book, id }) => cancelNow(book, get(book.subscriptions, id))],
  ['POST', '/v1/invoices/create_preview', preview],
]

function listSubscriptions({ book, body }: Ask) {
  const customer = textOf(body, 'customer')
  const all = [...book.subscriptions.values()].filter(
    (one) =>
      (!customer || one.customer === customer) && (textOf(body, 'status') === 'all' || one.status !== 'canceled'),
  )
  // Newest first, as Stripe lists.
  return toList(all.reverse(), '/v1/subscriptions')
}

function priceIn(book: Book, form: Form): Price {
  const [item] = listOf(form, 'items')
  return get(book.prices, textOf(item ?? {}, 'price') ?? '')
}

function changeSubscription({ book, id, body }: Ask): Subscription {
  const subscription = get(book.subscriptions, id)
  if (subscription.status === 'canceled') throw refuse('A canceled subscription cannot be changed')
  const ends = textOf(body, 'cancel_at_period_end')
  if (ends !== undefined) {
    if (subscription.schedule) throw refuse('The subscription is managed by a schedule')
    subscription.cancel_at_period_end = ends === 'true'
    book.tell('customer.subscription.updated', subscription)
    return subscription
  }
  return upgrade(book, subscription, priceIn(book, body), Number(textOf(body, 'proration_date')))
}

/** `pending_if_incomplete`: nothing changes until the difference is paid. */
function upgrade(book: Book, subscription: Subscription, price: Price, at: number): Subscription {
  if (subscription.schedule) throw refuse('The subscription is managed by a schedule')
  if (subscription.pending_update) get(book.invoices, subscription.latest_invoice).status = 'void'
  const invoice = makeInvoice(book, subscription, reckonChange(subscription, price, at))
  if (pay(book, invoice)) applyChange(book, subscription, price)
  else subscription.pending_update = { expires_at: book.now + PENDING_HOURS * HOUR, price: price.id }
  book.tell('customer.subscription.updated', subscription)
  return subscription
}

function preview({ book, body }: Ask) {
  const subscription = get(book.subscriptions, textOf(body, 'subscription') ?? '')
  const details = partOf(body, 'subscription_details')
  const lines = reckonChange(subscription, priceIn(book, details), Number(textOf(details, 'proration_date')))
  const total = sum(lines)
  const { balance } = get(book.customers, subscription.customer)
  return {
    id: 'upcoming',
    object: 'invoice',
    total,
    amount_due: Math.max(0, total + balance),
    lines: { object: 'list', data: lines },
  }
}
