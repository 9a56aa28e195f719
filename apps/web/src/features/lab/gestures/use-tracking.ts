import { CALIBRATION_MS, GESTURE_HISTORY, GESTURES, type Gesture } from '@app/spec'
import { useEffect, useRef, useState } from 'react'
import { useEvery } from '../use-every.ts'
import { type CameraProblem, closeCamera, NoCamera, openCamera } from './open-camera.ts'
import { type Seen, watchHands } from './watch-hands.ts'

/** Spec 2 §4: off, calibrating for three seconds, tracking, off again. */
export type Phase = 'off' | 'calibrating' | 'tracking'
export type Source = 'camera' | 'simulated'

export interface TrackingEvents {
  onGesture: (gesture: Gesture, source: Source) => void
  onHeld: (gesture: Gesture, since: number) => void
}

/** The states of the instrument. Whatever keeps the camera from working leads to the simulation, and says why. */
export function useTracking(events: TrackingEvents) {
  const [phase, setPhase] = useState<Phase>('off')
  const [source, setSource] = useState<Source>('simulated')
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const stopping = useRef<(() => void) | null>(null)
  const newest = useRef(events)
  newest.current = events

  const stop = () => {
    stopping.current?.()
    stopping.current = null
    setSeen(null)
    setPhase('off')
  }
  const simulate = (why: CameraProblem) => {
    stopping.current?.()
    stopping.current = null
    setSeen(null)
    setProblem(why)
    setSource('simulated')
  }
  const take = (reading: Seen) => {
    setSeen(reading)
    if (reading.fired) newest.current.onGesture(reading.fired, 'camera')
    if (reading.held) newest.current.onHeld(reading.held.gesture, reading.held.since)
  }
  const start = async (wanted: Source) => {
    setProblem(null)
    setSource(wanted)
    setPhase('calibrating')
    const run = { isOver: false, undo: () => {} }
    stopping.current = () => {
      run.isOver = true
      run.undo()
    }
    const calibrated = new Promise((resolve) => setTimeout(resolve, CALIBRATION_MS))
    const ready = wanted === 'camera' ? prepare(run, video).catch(toProblem) : undefined
    const [made] = await Promise.all([ready, calibrated])
    if (run.isOver) return
    if (typeof made === 'string') simulate(made)
    else if (made) run.undo = beginWatching(made, take, () => simulate('model'))
    setPhase('tracking')
  }

  useEffect(() => () => stopping.current?.(), [])
  useEvery(
    GESTURE_HISTORY.everyMs,
    () => newest.current.onGesture(anyGesture(), 'simulated'),
    phase === 'tracking' && source === 'simulated',
  )
  return { phase, source, problem, seen, video, start, stop }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Camera and model while the overlay stands; what was opened for nothing is closed again. */
async function prepare(run: { isOver: boolean; undo: () => void }, video: { current: HTMLVideoElement | null }) {
  const stream = await openCamera()
  run.undo = () => closeCamera(stream)
  if (run.isOver) run.undo()
  const element = video.current
  if (!element) throw new NoCamera('none')
  element.srcObject = stream
  await element.play()
  const { loadHands } = await import('./load-hands.ts')
  return { stream, element, finder: await loadHands() }
}

function beginWatching({ stream, element, finder }: Prepared, take: (seen: Seen) => void, onFailure: () => void) {
  const end = watchHands(finder, element, take, onFailure)
  return () => {
    end()
    closeCamera(stream)
    element.srcObject = null
  }
}

const toProblem = (error: unknown): CameraProblem => (error instanceof NoCamera ? error.problem : 'model')

const anyGesture = (): Gesture => GESTURES[Math.floor(Math.random() * GESTURES.length)] ?? 'point'
