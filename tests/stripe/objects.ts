/** What a card does when it is charged: pays, refuses, or wants its owner to confirm. */
export type Card = 'ok' | 'declined' | '3ds'
export type Metadata = Record<string, string>

export interface Customer {
  id: string
  object: 'customer'
  email: string
  name: string
  metadata: Metadata
  balance: number
  invoice_settings: { default_payment_method: string | null }
}

export interface Price {
  id: string
  object: 'price'
  product: string
  currency: string
  unit_amount: number
  recurring: { interval: 'month' | 'year' }
  lookup_key: string | null
  metadata: Metadata
  active: boolean
}

export interface PaymentMethod {
  id: string
  object: 'payment_method'
  card: { brand: string; last4: string }
}

export interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  url: string
  customer: string
  subscription: string | null
  success_url: string
  expires_at: number
  price: string
  metadata: Metadata
}

export interface Item {
  id: string
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'incomplete' | 'incomplete_expired' | 'canceled'
  items: { object: 'list'; data: [Item] }
  metadata: Metadata
  cancel_at_period_end: boolean
  cancel_at: number | null
  created: number
  billing_cycle_anchor: number
  schedule: string | null
  default_payment_method: string | null
  latest_invoice: string
  pending_update: { expires_at: number; price: string } | null
}

export interface Phase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
}

export interface Schedule {
  id: string
  object: 'subscription_schedule'
  status: 'active' | 'released'
  customer: string
  subscription: string
  phases: Phase[]
}

export interface Line {
  amount: number
  period: { start: number; end: number }
}

export interface Invoice {
  id: string
  object: 'invoice'
  number: string
  customer: string
  created: number
  total: number
  amount_due: number
  currency: 'usd'
  status: 'open' | 'paid' | 'void'
  invoice_pdf: string
  hosted_invoice_url: string
  parent: { subscription_details: { subscription: string } }
  lines: { object: 'list'; data: Line[] }
  payments: { object: 'list'; data: { status: string; payment: { type: string; payment_intent: string } }[] }
  confirmation_secret: { client_secret: string }
  attempts: number
  next_attempt: number | null
}

export interface Charge {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  invoice_id: string
  amount: number
  amount_refunded: number
  created: number
}

export interface Refund {
  id: string
  object: 'refund'
  charge: string
  amount: number
  created: number
}

/** Whatever is kept as it was sent. */
export interface Plain {
  id: string
  object: string
  [more: string]: unknown
}
