import type { Database } from '@app/db'

/** What we need of whoever takes the money. Each thing that changes something carries a key: said twice, it is done once. */
export interface Payments {
  /** False where no provider is set up: then every other member refuses, in words for whoever runs the installation. */
  readonly ready: boolean
  readonly mode: 'test' | 'live'
  createCustomer(person: Customer, key: string): Promise<string>
  openCheckout(order: CheckoutOrder, key: string): Promise<{ id: string; url: string }>
  findCheckout(id: string): Promise<'open' | 'complete' | 'expired'>
  closeCheckout(id: string, key: string): Promise<void>
  /** A subscription that begins with its first payment, made on our own page. */
  startSubscription(order: Order, key: string): Promise<Started>
  findStarted(subscriptionId: string): Promise<Started>
  /** Everything this customer has or had, as it stands now. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  /** What is not over, of all customers. */
  listAllSubscriptions(): AsyncIterable<PaidSubscription>
  previewUpgrade(change: UpgradeOrder): Promise<UpgradeCost>
  /** The address where it is paid, if it is not paid at once. */
  upgrade(change: UpgradeOrder, key: string): Promise<{ confirmUrl: string | null }>
  scheduleChange(subscription: PaidSubscription, priceId: string, key: string): Promise<void>
  releaseSchedule(scheduleId: string, key: string): Promise<void>
  endWithPeriod(subscriptionId: string, ends: boolean, key: string): Promise<void>
  /** Ends it now; what was paid goes back if `refund`. */
  endNow(subscriptionId: string, how: { refund: boolean }, key: string): Promise<void>
  openPortal(customerId: string, returnUrl: string, key: string): Promise<string>
  listInvoices(customerId: string): Promise<BilledInvoice[]>
  findInvoice(id: string): Promise<BilledInvoice>
  findRefund(paymentId: string): Promise<Refund>
  /** Payments of which something went back since then. */
  listRefunded(since: Date): AsyncIterable<{ paymentId: string; customerId: string }>
  /** The event whose bytes these are; a Fault where the signature does not vouch for them. */
  verifyEvent(body: Buffer, signature: string): PaymentEvent
}

export interface Customer {
  userId: string
  email: string
  name: string
}

export interface Order {
  userId: string
  customerId: string
  /** The catalogue's id. */
  priceId: string
}

export interface CheckoutOrder extends Order {
  successUrl: string
  cancelUrl: string
}

export interface UpgradeOrder {
  subscription: PaidSubscription
  priceId: string
  /** Which second the difference is reckoned to, so that what was shown is what is charged. */
  reckonedAt: Date
}

export interface UpgradeCost {
  dueNowCents: number
  nextPaymentAt: Date
}

export interface Started {
  id: string
  /** `waiting` for its first payment. */
  status: 'waiting' | 'paid' | 'over'
  clientSecret: string | null
}

export type ProviderStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled'

export interface PaidSubscription {
  id: string
  customerId: string
  /** As we wrote it on the subscription; undefined for one that was not made here. */
  userId: string | undefined
  status: ProviderStatus
  /** The catalogue's id; undefined for a price that is not of the catalogue. */
  priceId: string | undefined
  itemId: string
  periodStart: Date
  periodEnd: Date
  endsWithPeriod: boolean
  createdAt: Date
  scheduleId: string | null
  pending: { priceId: string; at: Date } | null
  card: { brand: string; last4: string } | null
}

export interface BilledInvoice {
  id: string
  number: string | null
  createdAt: Date
  amountCents: number
  currency: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  pdfUrl: string | null
}

export interface Refund {
  paymentId: string
  refundedCents: number
  paidAt: Date
  subscriptionId: string | undefined
}

export interface PaymentEvent {
  id: string
  type: string
  mode: 'test' | 'live'
  customerId: string | null
  objectId: string | null
}

/** What billing works with. `note` tells whoever runs the installation: ids and figures, never a name or a card. */
export interface BillingParts {
  db: Database
  payments: Payments
  note: (words: string, facts: Record<string, unknown>, how?: 'routine') => void
}
