import type { LiveEvent } from '@app/contract'
import { LAB_STREAMS } from '@app/spec'
import { useEffect, useRef, useState } from 'react'
import { onEvent } from '../../../lib/use-events.ts'
import { useEvery } from '../use-every.ts'

/** What arrived within one and a half seconds. */
export interface Sample {
  at: number
  events: number
  steps: number
}

const NOTHING = { events: 0, steps: 0 }

/** Counts what the event stream brings, one sample every 1.5 seconds, twelve kept; oldest first. */
export function useStreams(): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([])
  const arrived = useRef(NOTHING)
  useEffect(
    () =>
      onEvent((event: LiveEvent) => {
        const { events, steps } = arrived.current
        arrived.current = { events: events + 1, steps: steps + (event.steps?.length ?? 0) }
      }),
    [],
  )
  useEvery(LAB_STREAMS.everyMs, () => {
    const sample = { at: Date.now(), ...arrived.current }
    arrived.current = NOTHING
    setSamples((kept) => [...kept, sample].slice(-LAB_STREAMS.kept))
  })
  return samples
}
