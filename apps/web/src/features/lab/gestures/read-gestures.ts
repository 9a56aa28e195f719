import type { Gesture } from '@app/spec'
import type { Frame, Hand } from './hand.ts'
import { recogniseGesture } from './recognise-gesture.ts'

/** Ours: long enough that nothing is done in passing. */
export const HOLD_MS = 500
/** Ours: what is to be confirmed is held on purpose. */
export const CONFIRM_MS = 1_200
const REMEMBERED_MS = 800
/** Ours: the end of a long swipe, and the hand on its way back, are not a second one. */
const SWIPE_REST_MS = 900

export interface Reading {
  hasHand: boolean
  gesture: Gesture | null
  /** Once, when it has been held long enough. */
  fired: Gesture | null
  /** Once, when it has been held on purpose, and since when. */
  held: { gesture: Gesture; since: number } | null
}

/** Reads frame by frame. A gesture is told once, and again only after it was let go. */
export function createReader(): (hand: Hand | null, at: number) => Reading {
  let frames: readonly Frame[] = []
  let current: { gesture: Gesture; since: number; fired: boolean; held: boolean } | null = null
  let restUntil = Number.NEGATIVE_INFINITY
  return (hand, at) => {
    frames = hand ? [...frames.filter((frame) => at - frame.at <= REMEMBERED_MS), { hand, at }] : []
    const seen = recogniseGesture(frames)
    const gesture = seen === 'swipe_right' && at < restUntil ? null : seen
    if (gesture !== current?.gesture) current = gesture ? { gesture, since: at, fired: false, held: false } : null
    const reading: Reading = { hasHand: hand !== null, gesture, fired: null, held: null }
    if (!current) return reading
    // A movement is over when it is seen; a shape must be kept.
    const isLongEnough = current.gesture === 'swipe_right' || at - current.since >= HOLD_MS
    if (!current.fired && isLongEnough) {
      reading.fired = current.gesture
      current.fired = true
      if (current.gesture === 'swipe_right') restUntil = at + SWIPE_REST_MS
    }
    if (!current.held && at - current.since >= CONFIRM_MS) {
      reading.held = { gesture: current.gesture, since: current.since }
      current.held = true
    }
    return reading
  }
}
