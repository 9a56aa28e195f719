import { LAB_THOUGHTS } from '@app/spec'
import { useRef, useState } from 'react'
import { useEvery } from '../use-every.ts'
import { FLAT, keepThoughts, nextThought, nextWaves, type Thought } from './simulate.ts'

/** Ours: quick enough to be seen moving, slow enough not to flicker. */
const WAVE_MS = 300

/** Disconnected or connected; while connected the simulation goes on. */
export function useNeural() {
  const [isConnected, setConnected] = useState(false)
  const [waves, setWaves] = useState(FLAT)
  const [thoughts, setThoughts] = useState<readonly Thought[]>([])
  const lastId = useRef(0)
  // What only decorates stands still for whoever asked for less motion; thoughts are text and go on.
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEvery(
    isStill ? LAB_THOUGHTS.everyMs : WAVE_MS,
    () => setWaves((kept) => nextWaves(kept, Math.random)),
    isConnected,
  )
  useEvery(
    LAB_THOUGHTS.everyMs,
    () => {
      lastId.current += 1
      const thought = nextThought(lastId.current, Math.random, Date.now())
      setThoughts((kept) => keepThoughts(kept, thought))
    },
    isConnected,
  )
  const toggle = () => {
    setConnected(!isConnected)
    setWaves(FLAT)
    if (!isConnected) setThoughts([])
  }
  return { isConnected, waves, thoughts, toggle }
}
