import { BASES, FINGERS, type Finger, type Hand, type Point } from './hand.ts'

/** Hands made from geometry: a palm, four fingers that are straight or curled, and a thumb laid somewhere. */
export interface HandPlan {
  straight?: readonly Finger[]
  thumb?: 'away' | 'folded' | 'up' | 'index-tip'
  /** With `index-tip`: the index finger bent forward to meet the thumb. */
  spread?: number
}

const KNUCKLES: Record<Finger, readonly [number, number]> = {
  index: [-0.3, -1],
  middle: [0, -1],
  ring: [0.25, -0.95],
  pinky: [0.48, -0.82],
}
const LENGTHS: Record<Finger, number> = { index: 0.9, middle: 1, ring: 0.92, pinky: 0.72 }
const LEANS: Record<Finger, number> = { index: -0.15, middle: 0, ring: 0.1, pinky: 0.22 }
/** How far each joint bends towards the palm. */
const STRAIGHT = [0.05, 0.05, 0.05]
const CURLED = [1.2, 1.6, 1]
const MEETING = [0.7, 0.9, 0.5]

/** Seen from the palm's side, fingers up, thumb to the left. */
export function makeHand({ straight = [], thumb = 'folded', spread = 1 }: HandPlan): Hand {
  const hand: Point[] = Array.from({ length: 21 }, () => ({ x: 0, y: 0, z: 0 }))
  for (const finger of FINGERS) {
    const bends = straight.includes(finger) ? STRAIGHT : finger === 'index' && thumb === 'index-tip' ? MEETING : CURLED
    for (const [at, point] of bendFinger(finger, bends, spread).entries()) hand[BASES[finger] + at] = point
  }
  const thumbs = { away: AWAY, folded: FOLDED, up: AWAY, 'index-tip': towards(hand[BASES.index + 3]) }
  for (const [at, point] of thumbs[thumb].entries()) hand[1 + at] = point
  return thumb === 'up' ? turn(hand, Math.PI * 0.28) : hand
}

function bendFinger(finger: Finger, bends: readonly number[], spread: number): Point[] {
  const [x, y] = KNUCKLES[finger]
  const points: Point[] = [{ x, y, z: 0 }]
  let angle = 0
  for (const [at, part] of [0.45, 0.3, 0.25].entries()) {
    angle += bends[at] ?? 0
    const last = points.at(-1) ?? { x, y, z: 0 }
    const length = part * LENGTHS[finger]
    const lean = LEANS[finger] * spread
    points.push({
      x: last.x + length * Math.cos(angle) * Math.sin(lean),
      y: last.y - length * Math.cos(angle) * Math.cos(lean),
      z: last.z - length * Math.sin(angle),
    })
  }
  return points
}

const AWAY: readonly Point[] = [
  { x: -0.28, y: -0.2, z: 0 },
  { x: -0.52, y: -0.45, z: 0 },
  { x: -0.78, y: -0.68, z: 0 },
  { x: -1, y: -0.86, z: 0 },
]
const FOLDED: readonly Point[] = [
  { x: -0.25, y: -0.2, z: -0.05 },
  { x: -0.38, y: -0.48, z: -0.15 },
  { x: -0.3, y: -0.68, z: -0.3 },
  { x: -0.08, y: -0.75, z: -0.38 },
]

function towards(tip: Point = { x: 0, y: 0, z: 0 }): readonly Point[] {
  const base = { x: -0.25, y: -0.2, z: -0.05 }
  return [0, 1 / 3, 2 / 3, 0.97].map((part) => ({
    x: base.x + (tip.x - base.x) * part,
    y: base.y + (tip.y - base.y) * part,
    z: base.z + (tip.z - base.z) * part,
  }))
}

const each = (hand: Hand, change: (point: Point) => Point): Hand => hand.map(change)

/** About the wrist, clockwise as one sees it. */
export const turn = (hand: Hand, angle: number): Hand =>
  each(hand, ({ x, y, z }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
    z,
  }))
export const mirror = (hand: Hand): Hand => each(hand, ({ x, y, z }) => ({ x: -x, y, z }))
export const scale = (hand: Hand, by: number): Hand =>
  each(hand, ({ x, y, z }) => ({ x: x * by, y: y * by, z: z * by }))
export const move = (hand: Hand, across: number, along = 0): Hand =>
  each(hand, ({ x, y, z }) => ({ x: x + across, y: y + along, z }))
