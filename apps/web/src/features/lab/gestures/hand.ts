/** A point in units that are the same in both directions; `y` grows downwards, as in a picture. */
export interface Point {
  x: number
  y: number
  z: number
}

/** The 21 landmarks of one hand, in the model's order. */
export type Hand = readonly Point[]

export interface Frame {
  hand: Hand
  /** Milliseconds. */
  at: number
}

export const FINGERS = ['index', 'middle', 'ring', 'pinky'] as const
export type Finger = (typeof FINGERS)[number]

/** Where each finger begins: its knuckle, then its two joints, then its tip. */
export const BASES: Record<Finger, number> = { index: 5, middle: 9, ring: 13, pinky: 17 }
export const WRIST = 0
export const THUMB = { base: 2, joint: 3, tip: 4 } as const

const ORIGIN: Point = { x: 0, y: 0, z: 0 }
export const pointAt = (hand: Hand, index: number): Point => hand[index] ?? ORIGIN

export const between = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y, z: b.z - a.z })
export const lengthOf = ({ x, y, z }: Point): number => Math.hypot(x, y, z)
export const distance = (a: Point, b: Point): number => lengthOf(between(a, b))

/** 1 where two directions agree, -1 where they oppose. */
export function agreement(a: Point, b: Point): number {
  const size = lengthOf(a) * lengthOf(b)
  return size > 0 ? (a.x * b.x + a.y * b.y + a.z * b.z) / size : 0
}

/** From the wrist to the knuckle of the middle finger: what all other lengths are measured by. */
export const sizeOf = (hand: Hand): number => distance(pointAt(hand, WRIST), pointAt(hand, BASES.middle))
