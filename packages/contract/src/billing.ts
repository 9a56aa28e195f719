import { BILLING_INTERVALS, PLAN_IDS, TIERS } from '@app/spec'
import { z } from 'zod'
import { call, Done, Id } from './call.ts'
import { text } from './text.ts'

const cents = z.number().int()
const address = text(2_000).pipe(z.url({ protocol: /^https?$/, error: 'must be an address of this site' }))

/** `suspended`: a payment has been missing for longer than the grace, and agents rest until it arrives. */
export const BILLING_STATUSES = ['free', 'active', 'past-due', 'suspended'] as const

/** What is agreed on and begins later. */
export const PendingChange = z.strictObject({
  plan: z.enum(PLAN_IDS),
  interval: z.enum(BILLING_INTERVALS),
  priceCents: cents,
  at: z.iso.datetime(),
})
export type PendingChange = z.infer<typeof PendingChange>

export const Billing = z.strictObject({
  /** False: 'Payment Setup Required'. Everything but paying works. */
  paymentsReady: z.boolean(),
  publishableKey: z.string().nullable(),
  tier: z.enum(TIERS),
  /** Null on the free tier. */
  plan: z.enum(PLAN_IDS).nullable(),
  planName: z.string(),
  status: z.enum(BILLING_STATUSES),
  /** Who says so: the payment provider, or an administrator, who takes no money for it. */
  source: z.enum(['none', 'provider', 'administrator']),
  interval: z.enum(BILLING_INTERVALS).nullable(),
  priceCents: cents.nullable(),
  /** When the paid period ends: the next payment, or the end if `cancelAtPeriodEnd`. */
  periodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** While a payment is missing: until when agents go on. */
  graceUntil: z.iso.datetime().nullable(),
  pendingChange: PendingChange.nullable(),
  paymentMethod: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
})
export type Billing = z.infer<typeof Billing>

export const PlanChoice = z.strictObject({ plan: z.enum(PLAN_IDS), interval: z.enum(BILLING_INTERVALS) })
export type PlanChoice = z.infer<typeof PlanChoice>

/** `buy`: there is no paid plan yet, so it begins with a checkout. `same`: nothing would change. */
export const PlanPreview = z.strictObject({
  kind: z.enum(['buy', 'upgrade', 'downgrade', 'same']),
  plan: z.enum(PLAN_IDS),
  interval: z.enum(BILLING_INTERVALS),
  /** What is charged at once, to the cent; 0 for what begins later. */
  dueNowCents: cents,
  /** When the plan changes. */
  effectiveAt: z.iso.datetime(),
  /** The next regular payment after that. */
  nextPaymentCents: cents,
  nextPaymentAt: z.iso.datetime(),
  /** Send it along with the change, and exactly `dueNowCents` is charged. */
  reckonedAt: z.iso.datetime(),
})
export type PlanPreview = z.infer<typeof PlanPreview>

export const PlanChange = z.strictObject({ ...PlanChoice.shape, reckonedAt: z.iso.datetime().optional() })
export type PlanChange = z.infer<typeof PlanChange>

export const ChangedPlan = z.strictObject({
  /** The plan changes only when it is paid: this is how things stand now. */
  billing: Billing,
  /** Where the bank wants the payment confirmed; null where nothing is left to do. */
  confirmUrl: z.string().nullable(),
})
export type ChangedPlan = z.infer<typeof ChangedPlan>

export const Invoice = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  amountCents: cents,
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  pdfUrl: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

export const billingCalls = {
  createCheckoutSession: call({
    method: 'POST',
    path: '/api/create-checkout-session',
    does: 'Opens the payment page for a price of the catalogue, or the one that is open already.',
    body: z.strictObject({ priceId: text(64), successUrl: address, cancelUrl: address }),
    reply: z.strictObject({ url: z.string() }),
  }),
  createPaymentIntent: call({
    method: 'POST',
    path: '/api/create-payment-intent',
    does: 'Begins a plan that is paid on our own page; the amount must be the catalogue’s, in whole dollars.',
    body: z.strictObject({ amount: z.number(), planType: text(64) }),
    reply: z.strictObject({ clientSecret: z.string() }),
  }),
  read: call({
    method: 'GET',
    path: '/api/billing',
    does: 'Tells your plan, how it is paid, what changes next, and whether payments are set up.',
    reply: Billing,
  }),
  preview: call({
    method: 'POST',
    path: '/api/billing/preview',
    does: 'Tells exactly what a change of plan would cost now, and when it takes effect.',
    body: PlanChoice,
    reply: PlanPreview,
  }),
  change: call({
    method: 'POST',
    path: '/api/billing/change',
    does: 'Changes plan: a larger one at once for the difference, a smaller one at the end of the period.',
    body: PlanChange,
    reply: ChangedPlan,
  }),
  undo: call({
    method: 'POST',
    path: '/api/billing/undo',
    does: 'Takes back a change of plan that has not begun.',
    reply: Billing,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/billing/cancel',
    does: 'Ends your plan with the period that is paid for.',
    reply: Billing,
  }),
  resume: call({
    method: 'POST',
    path: '/api/billing/resume',
    does: 'Takes a cancellation back while the paid period lasts.',
    reply: Billing,
  }),
  portal: call({
    method: 'POST',
    path: '/api/billing/portal',
    does: 'Opens the payment provider’s page for your payment method.',
    body: z.strictObject({ returnUrl: address }),
    reply: z.strictObject({ url: z.string() }),
  }),
  listInvoices: call({
    method: 'GET',
    path: '/api/billing/invoices',
    does: 'Lists your invoices, newest first, each with its PDF.',
    reply: z.array(Invoice),
  }),
  receive: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    does: 'Takes the payment provider’s signed word that something changed.',
    access: 'signed',
    reply: Done,
  }),
  setPlan: call({
    method: 'PUT',
    path: '/api/admin/plans/:userId',
    does: 'Gives an account a plan without payment; the tier micro takes it away again.',
    access: 'admin',
    params: z.strictObject({ userId: Id }),
    body: z.strictObject({ tier: z.enum(TIERS) }),
    reply: Billing,
  }),
}
