import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { grants } from './usage.ts'
import { userId, users } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => at('created_at').notNull().defaultNow()
/** B-09: what was bought with test keys is worth nothing under live ones. */
const mode = () => text({ enum: ['test', 'live'] }).notNull()

/** Who somebody is at the payment provider, and what was last heard of them there: a copy, never the truth. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: userId().primaryKey(),
  mode: mode(),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id'),
  /** The catalogue's id of the price that is paid. */
  priceId: text('price_id'),
  scheduleId: text('schedule_id'),
  pendingPriceId: text('pending_price_id'),
  pendingAt: at('pending_at'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  /** Since when a payment has been missing. */
  pastDueSince: at('past_due_since'),
  /** When the asking began that brought what stands here: what was asked for earlier and arrives later is older. */
  syncedAt: at('synced_at'),
  /** Counts what changed: a wish said twice has one key, the same wish after something changed another. */
  version: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** A way to pay that was opened for somebody: the provider's page, or our own form. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text().primaryKey(),
    userId: userId(),
    mode: mode(),
    kind: text({ enum: ['page', 'form'] }).notNull(),
    priceId: text('price_id').notNull(),
    status: text({ enum: ['open', 'done', 'gone'] })
      .notNull()
      .default('open'),
    successUrl: text('success_url'),
    cancelUrl: text('cancel_url'),
    /** The provider's id of the page or of the subscription that waits for its first payment. */
    providerId: text('provider_id'),
    url: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('checkouts_one_open_a_user').on(t.userId).where(sql`${t.status} = 'open'`),
    index('checkouts_of_user').on(t.userId, t.createdAt),
  ],
)

/** B-03: what the provider told, each once, and whether it was acted on. Ids only: what they stand for is asked for anew. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text('customer_id'),
    objectId: text('object_id'),
    status: text({ enum: ['waiting', 'done', 'ignored', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: at('next_at').notNull().defaultNow(),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
  },
  (t) => [
    index('billing_events_due').on(t.nextAt).where(sql`${t.status} = 'waiting'`),
    index('billing_events_by_age').on(t.createdAt),
  ],
)

/** B-23: how many actions of a grant went back with a payment that was refunded. */
export const adjustments = pgTable(
  'adjustments',
  {
    paymentId: text('payment_id').notNull(),
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    /** Below nothing: what the money was worth, also where some of it had been used. */
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.grantId] }), index('adjustments_of_grant').on(t.grantId)],
)

/** Money that came in, or, below nothing, went back. It stays counted when its account is gone. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's: of the invoice, or `refund:` and that of the payment. */
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    mode: mode(),
    amountCents: integer('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payments_by_time').on(t.mode, t.createdAt, t.userId, t.amountCents),
    index('payments_of_user').on(t.userId, t.createdAt),
  ],
)

export type BillingAccountRow = typeof billingAccounts.$inferSelect
export type BillingEventRow = typeof billingEvents.$inferSelect
export type CheckoutRow = typeof checkouts.$inferSelect
