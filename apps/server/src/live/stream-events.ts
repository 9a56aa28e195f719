import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Batch, isAfter, type Place, type Start } from '@app/core'
import type { Doorbell } from './doorbell.ts'
import type { Limits } from './hub.ts'
import { createWriter } from './write-events.ts'

/** A transaction under way usually ends within a few milliseconds; one that does not is waited for less eagerly. */
const HELD_MS = 20
/** In a storm of events each is read with its neighbours; after a lull the first one is read at once. */
const GATHER_MS = 100
/** Nobody whose access has ended gets anything later than this, also where nothing told us. */
const FRESH_ENOUGH_MS = 5_000

export interface Stream {
  out: ServerResponse
  bell: Doorbell
  ended: AbortSignal
  limits: Limits
  start: Start
  read(place: Place): Promise<Batch>
  /** Whether whoever opened the stream may still read it. */
  isAdmitted(): Promise<boolean>
}

/** Sends what is missing and then what happens, until the reader leaves, is slow, is signed out, or the server ends. */
export async function streamEvents({ out, bell, ended, limits, start, read, isAdmitted }: Stream): Promise<void> {
  const writer = createWriter(out, ended, limits)
  let { place } = start
  let live = false
  let heldMs = HELD_MS
  let checkedAt = performance.now()
  const age = () => performance.now() - checkedAt
  try {
    if (start.reset) await writer.send([{ place, event: { type: 'reset' } }])
    while (!ended.aborted) {
      const readAt = performance.now()
      const { events, more, held } = await read(place)
      if (age() >= trustedFor(events, limits)) {
        checkedAt = performance.now()
        if (!(await isAdmitted())) return
      }
      await writer.send(events)
      place = events.at(-1)?.place ?? place
      if (more) continue
      if (!live) {
        live = true
        // All before the edge is told: who is cut off now and comes back need not be told of it again.
        if (isAfter(start.edge, place)) place = start.edge
        await writer.send([{ place, event: { type: 'live' } }])
      }
      await bell.wait(held ? heldMs : Math.max(0, limits.recheckMs - age()))
      const idle = events.length === 0
      heldMs = held && idle ? Math.min(heldMs * 2, limits.pollMs) : HELD_MS
      if (!idle) await sleep(Math.max(0, readAt + GATHER_MS - performance.now()), undefined, { signal: ended })
    }
  } finally {
    writer.end()
  }
}

/** How old the last look at who reads may be before these events are sent. */
function trustedFor(events: Batch['events'], { recheckMs }: Limits): number {
  if (events.some(({ event }) => event.type === 'account.access')) return 0
  return events.length > 0 ? Math.min(FRESH_ENOUGH_MS, recheckMs) : recheckMs
}
