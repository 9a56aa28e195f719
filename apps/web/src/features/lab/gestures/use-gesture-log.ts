import { GESTURE_HISTORY, type Gesture } from '@app/spec'
import { useRef, useState } from 'react'
import type { Source } from './use-tracking.ts'

export interface LoggedGesture {
  id: number
  gesture: Gesture
  source: Source
  words: string
  at: number
}

/** Spec 2 §9: six kept, the newest first. */
export function useGestureLog() {
  const [log, setLog] = useState<readonly LoggedGesture[]>([])
  const lastId = useRef(0)
  const add = (gesture: Gesture, source: Source, words: string) => {
    lastId.current += 1
    const entry = { id: lastId.current, gesture, source, words, at: Date.now() }
    setLog((kept) => [entry, ...kept].slice(0, GESTURE_HISTORY.kept))
  }
  return { log, add }
}
