import type { Gesture } from '@app/spec'
import {
  agreement,
  BASES,
  between,
  distance,
  FINGERS,
  type Finger,
  type Hand,
  pointAt,
  sizeOf,
  THUMB,
  WRIST,
} from './hand.ts'

/** A gesture that is a shape; the eighth is a movement. */
export type Shape = Exclude<Gesture, 'swipe_right'>

/** Ours: below about 50 degrees between its first part and the rest a finger is straight. */
const STRAIGHT = 0.64
/** Ours: nearer than this part of the hand's size, two tips touch. */
const TOUCH = 0.32
/** Ours: further than this from the knuckle of the index finger, the thumb stands away. */
const AWAY = 0.62
/** Ours: within about 50 degrees of straight up. */
const UPWARDS = 0.64
/** Ours: two fingers side by side point; spread they are a sign. */
const SPREAD = 0.25

/** Which of the seven shapes a hand is, however it is turned, mirrored or near; null where it is none. */
export function shapeOf(hand: Hand): Shape | null {
  const size = sizeOf(hand)
  if (hand.length !== 21 || size === 0) return null
  const up = FINGERS.filter((finger) => isStraight(hand, finger))
  const raised = up.join(' ')
  if (touches(hand, size) && reaches(hand)) {
    if (raised.endsWith('middle ring pinky')) return 'ok_sign'
    return up.includes('ring') || up.includes('pinky') ? null : 'pinch'
  }
  const thumb = thumbStandsAway(hand, size)
  if (up.length === 4) return thumb ? 'open_palm' : null
  if (up.length === 0) return thumb ? thumbSign(hand) : 'fist'
  if (raised === 'index') return 'point'
  return raised === 'index middle' && isSpread(hand, size) ? 'peace' : null
}

function isStraight(hand: Hand, finger: Finger): boolean {
  const base = BASES[finger]
  const [knuckle, joint, tip] = [pointAt(hand, base), pointAt(hand, base + 1), pointAt(hand, base + 3)]
  const wrist = pointAt(hand, WRIST)
  return (
    agreement(between(knuckle, joint), between(joint, tip)) > STRAIGHT && distance(wrist, tip) > distance(wrist, joint)
  )
}

const touches = (hand: Hand, size: number): boolean =>
  distance(pointAt(hand, THUMB.tip), pointAt(hand, BASES.index + 3)) < TOUCH * size

/** In a fist the tip of the index finger lies in the palm, near the thumb as well; in a pinch it reaches out. */
function reaches(hand: Hand): boolean {
  const wrist = pointAt(hand, WRIST)
  return distance(wrist, pointAt(hand, BASES.index + 3)) > 1.05 * distance(wrist, pointAt(hand, BASES.index))
}

const thumbStandsAway = (hand: Hand, size: number): boolean =>
  distance(pointAt(hand, THUMB.tip), pointAt(hand, BASES.index)) > AWAY * size

/** A thumb that points anywhere but up is no consent. */
function thumbSign(hand: Hand): 'thumbs_up' | null {
  const direction = between(pointAt(hand, THUMB.base), pointAt(hand, THUMB.tip))
  return agreement(direction, { x: 0, y: -1, z: 0 }) > UPWARDS ? 'thumbs_up' : null
}

const isSpread = (hand: Hand, size: number): boolean =>
  distance(pointAt(hand, BASES.index + 3), pointAt(hand, BASES.middle + 3)) > SPREAD * size
