import type { Gesture } from '@app/spec'
import { BASES, type Frame, pointAt, sizeOf } from './hand.ts'
import { shapeOf } from './shape-of.ts'

/** Ours: a swipe is quick, wide and level. */
export const SWIPE = { withinMs: 600, widthInHands: 1.6, levelInHands: 0.8 } as const
/** Ours: what moves further than this meanwhile is on its way, not held. */
const STEADY_IN_HANDS = 0.35
const STEADY_MS = 250

/** What the last frames show, oldest first: a movement if there was one, else the shape of a hand that keeps still. */
export function recogniseGesture(frames: readonly Frame[]): Gesture | null {
  const newest = frames.at(-1)
  if (!newest) return null
  if (isSwipe(frames)) return 'swipe_right'
  const { across, along } = travel(frames, STEADY_MS)
  if (Math.hypot(across, along) > STEADY_IN_HANDS) return null
  return shapeOf(newest.hand)
}

/** To the right as its owner sees it: frames come mirrored. */
function isSwipe(frames: readonly Frame[]): boolean {
  const { across, along } = travel(frames, SWIPE.withinMs)
  return across > SWIPE.widthInHands && Math.abs(along) < SWIPE.levelInHands
}

/** How far the middle knuckle went within the last while, in sizes of the hand. */
function travel(frames: readonly Frame[], withinMs: number): { across: number; along: number } {
  const newest = frames.at(-1)
  const first = newest && frames.find(({ at }) => newest.at - at <= withinMs)
  const size = newest ? sizeOf(newest.hand) : 0
  if (!newest || !first || size === 0) return { across: 0, along: 0 }
  const [from, to] = [pointAt(first.hand, BASES.middle), pointAt(newest.hand, BASES.middle)]
  return { across: (to.x - from.x) / size, along: (to.y - from.y) / size }
}
