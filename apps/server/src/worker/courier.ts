import { claimDelivery, type Sender, sendDelivery } from '@app/core'
import type { DeliveryRow } from '@app/db'

/** Sendings at once in one process: most of them wait for somebody else's server. */
const LANES = 20
/** Of one user: whoever has dead receivers holds up their own deliveries, not everybody's. */
const LANES_OF_ONE = 4
/** What is under way at the end gets this long. Broken off, it is sent again later, under the same webhook-id. */
const GRACE_MS = 5_000

export interface CourierParts extends Omit<Sender, 'signal'> {
  onError: (error: unknown) => void
}

export interface Courier {
  /** Takes what is due, as far as there are lanes, and does not wait for it to arrive. */
  look(): Promise<void>
  stop(): Promise<void>
}

export function createCourier({ onError, ...parts }: CourierParts): Courier {
  const ending = new AbortController()
  const lanes = new Set<Promise<void>>()
  /** Whose deliveries are under way, one entry each. */
  const users: string[] = []
  let ended = false

  const claim = () => {
    const busy = users.filter((id) => users.filter((each) => each === id).length >= LANES_OF_ONE)
    return claimDelivery(parts.db, [...new Set(busy)])
  }

  /** Goes on with the next one that is due, until there is none. */
  async function drive(first: DeliveryRow): Promise<void> {
    for (let next: DeliveryRow | undefined = first; next; next = ended ? undefined : await claim()) {
      users.push(next.userId)
      await sendDelivery({ ...parts, signal: ending.signal }, next).catch(onError)
      users.splice(users.indexOf(next.userId), 1)
    }
  }

  return {
    look: async () => {
      while (!ended && lanes.size < LANES) {
        const next = await claim()
        if (!next) return
        const lane: Promise<void> = drive(next)
          .catch(onError)
          .finally(() => lanes.delete(lane))
        lanes.add(lane)
      }
    },
    stop: async () => {
      ended = true
      const timer = setTimeout(() => ending.abort(new Error('The worker is ending.')), GRACE_MS)
      await Promise.all(lanes)
      clearTimeout(timer)
    },
  }
}
