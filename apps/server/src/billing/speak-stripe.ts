import { Fault } from '@app/core'
import Stripe from 'stripe'

/** What Stripe refuses, in words for whoever can act on it. What is left is a bug, and is logged as one. */
export async function speakStripe<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    throw toFault(error) ?? error
  }
}

export function toFault(error: unknown): Fault | undefined {
  const { errors } = Stripe
  if (error instanceof errors.StripeCardError) return new Fault('invalid', error.message)
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new Fault(
      'unavailable',
      'The payment provider refuses this installation’s key. Whoever runs it should check STRIPE_SECRET_KEY.',
    )
  if (error instanceof errors.StripeIdempotencyError)
    return new Fault('conflict', 'The same request is under way already. Wait a moment, then look again.')
  const away =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError
  return away
    ? new Fault('unavailable', 'The payment provider does not answer right now. Try again in a moment.')
    : undefined
}

/** Stripe's word for what went wrong; undefined where it was not Stripe. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined
