import { type Book, get } from './book.ts'
import { HOUR, nextEnd } from './calendar.ts'
import { makeInvoice, pay } from './invoices.ts'
import type { Invoice, Session, Subscription } from './objects.ts'
import { cancelNow } from './subscriptions.ts'

/** Time passes, and everything that falls due in it happens, in order. */
export function turnClock(book: Book, to: number): void {
  for (;;) {
    const due = [...dueOf(book)].filter(({ at }) => at <= to).sort((a, b) => a.at - b.at)[0]
    if (!due) break
    book.now = Math.max(book.now, due.at)
    due.happen()
  }
  book.now = to
}

interface Due {
  at: number
  happen: () => void
}

function* dueOf(book: Book): Generator<Due> {
  for (const session of book.sessions.values())
    if (session.status === 'open') yield { at: session.expires_at, happen: () => expire(book, session) }
  for (const subscription of book.subscriptions.values()) yield* dueOfSubscription(book, subscription)
  for (const invoice of book.invoices.values())
    if (invoice.status === 'open' && invoice.next_attempt !== null && isRenewal(book, invoice))
      yield { at: invoice.next_attempt, happen: () => retry(book, invoice) }
}

const FIRST_PAYMENT_HOURS = 23

function* dueOfSubscription(book: Book, subscription: Subscription): Generator<Due> {
  const { status, created, items, pending_update } = subscription
  if (status === 'incomplete')
    yield { at: created + FIRST_PAYMENT_HOURS * HOUR, happen: () => giveUp(book, subscription) }
  if (status === 'active' || status === 'past_due')
    yield { at: items.data[0].current_period_end, happen: () => renew(book, subscription) }
  if (pending_update) yield { at: pending_update.expires_at, happen: () => forgetUpdate(book, subscription) }
}

export function expire(book: Book, session: Session): void {
  session.status = 'expired'
  book.tell('checkout.session.expired', session)
}

function giveUp(book: Book, subscription: Subscription): void {
  subscription.status = 'incomplete_expired'
  get(book.invoices, subscription.latest_invoice).status = 'void'
  book.tell('customer.subscription.updated', subscription)
}

function forgetUpdate(book: Book, subscription: Subscription): void {
  subscription.pending_update = null
  const invoice = get(book.invoices, subscription.latest_invoice)
  if (invoice.status === 'open') invoice.status = 'void'
  book.tell('customer.subscription.updated', subscription)
}

function renew(book: Book, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    cancelNow(book, subscription)
    return
  }
  if (subscription.pending_update) forgetUpdate(book, subscription)
  const [item] = subscription.items.data
  const start = item.current_period_end
  followSchedule(book, subscription, start)
  const { interval } = item.price.recurring
  item.current_period_start = start
  item.current_period_end = nextEnd(subscription.billing_cycle_anchor, interval, start)
  const period = { start, end: item.current_period_end }
  const invoice = makeInvoice(book, subscription, [{ amount: item.price.unit_amount, period }])
  book.tell('customer.subscription.updated', subscription)
  settle(book, subscription, pay(book, invoice))
}

/** The phase that begins now sets the price; when none is left Stripe lets go of the subscription. */
function followSchedule(book: Book, subscription: Subscription, at: number): void {
  if (!subscription.schedule) return
  const schedule = get(book.schedules, subscription.schedule)
  const phase = schedule.phases.find(({ start_date }) => start_date === at)
  const [wanted] = phase?.items ?? []
  const [item] = subscription.items.data
  if (wanted) {
    const price = get(book.prices, wanted.price)
    if (price.recurring.interval !== item.price.recurring.interval) subscription.billing_cycle_anchor = at
    item.price = price
  }
  if (schedule.phases.some(({ end_date }) => end_date > at)) return
  schedule.status = 'released'
  subscription.schedule = null
  book.tell('subscription_schedule.released', schedule)
}

function settle(book: Book, subscription: Subscription, paid: boolean): void {
  const status = paid ? 'active' : 'past_due'
  if (subscription.status === status) return
  subscription.status = status
  book.tell('customer.subscription.updated', subscription)
}

const isRenewal = (book: Book, { id, parent }: Invoice): boolean => {
  const subscription = book.subscriptions.get(parent.subscription_details.subscription)
  return subscription?.status === 'past_due' && subscription.latest_invoice === id
}

function retry(book: Book, invoice: Invoice): void {
  const subscription = get(book.subscriptions, invoice.parent.subscription_details.subscription)
  const paid = pay(book, invoice)
  settle(book, subscription, paid)
  if (!paid && invoice.next_attempt === null) cancelNow(book, subscription)
}
