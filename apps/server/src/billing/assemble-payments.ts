import { type BillingParts, localPayments, type Payments } from '@app/core'
import type { Database } from '@app/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { stripePayments } from './stripe-payments.ts'

export function assembleBilling(stripe: Config['stripe'], db: Database, log: FastifyBaseLogger): BillingParts {
  return {
    db,
    payments: assemblePayments(stripe),
    note: (words, facts, how) => log[how ? 'info' : 'warn'](facts, words),
  }
}

/** Stripe where all of its keys are there: with half of them a payment could be made that nobody hears of. */
export function assemblePayments({ secretKey, publishableKey, webhookSecret, apiBase }: Config['stripe']): Payments {
  if (secretKey && publishableKey && webhookSecret) return stripePayments({ secretKey, webhookSecret, apiBase })
  const needed = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
  return localPayments(Object.keys(needed).filter((name) => !needed[name as keyof typeof needed]))
}
