import { Fault, type PaymentEvent } from '@app/core'
import type Stripe from 'stripe'

interface Told {
  id?: string
  object?: string
  customer?: string | { id: string } | null
}

/** S-03, B-03: over the bytes as they came, and not older than five minutes. */
export function verifyStripeEvent(stripe: Stripe, secret: string, body: Buffer, signature: string): PaymentEvent {
  const event = open(stripe, secret, body, signature)
  const told = event.data.object as Told
  const customer = told.object === 'customer' ? told.id : told.customer
  return {
    id: event.id,
    type: event.type,
    mode: event.livemode ? 'live' : 'test',
    customerId: (typeof customer === 'object' ? customer?.id : customer) ?? null,
    objectId: told.id ?? null,
  }
}

function open(stripe: Stripe, secret: string, body: Buffer, signature: string): Stripe.Event {
  try {
    if (!isTimed(signature)) throw new Error('Signed at no time.')
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch {
    // Its library also stumbles over signatures that are none; whatever it says, nothing here was signed by the provider.
    throw new Fault('bad-signature', 'The signature does not fit this message.')
  }
}

/** Once, and as a number: the library takes a time that is none for a fresh one. */
function isTimed(signature: string): boolean {
  const times = signature.split(',').filter((part) => part.trim().startsWith('t='))
  return times.length === 1 && /^t=\d{1,12}$/.test(times[0]?.trim() ?? '')
}
