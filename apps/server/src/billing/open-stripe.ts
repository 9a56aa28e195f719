import Stripe from 'stripe'

export interface StripeKeys {
  secretKey: string
  /** Another host that speaks as Stripe does. */
  apiBase?: string | undefined
}

/** B-02: an account's own default version may be years old; what is read here is what this version answers. */
const API_VERSION = '2026-10-28.endive'
/** A person waits for the answer; the library's own 80 seconds are longer than anybody does. */
const TIMEOUT_MS = 20_000

export function openStripe({ secretKey, apiBase }: StripeKeys): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase ? hostOf(new URL(apiBase)) : {}),
  })
}

function hostOf({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:'
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? 443 : 80) } as const
}
