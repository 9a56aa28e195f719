import type { Gesture } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { FINGERS, type Hand } from './hand.ts'
import { createReader, HOLD_MS } from './read-gestures.ts'
import { recogniseGesture } from './recognise-gesture.ts'
import { shapeOf } from './shape-of.ts'
import { type HandPlan, makeHand, mirror, move, scale, turn } from './testing.ts'

const PLANS: readonly (readonly [Exclude<Gesture, 'swipe_right'>, HandPlan])[] = [
  ['fist', {}],
  ['open_palm', { straight: FINGERS, thumb: 'away' }],
  ['point', { straight: ['index'] }],
  ['peace', { straight: ['index', 'middle'], spread: 2 }],
  ['pinch', { thumb: 'index-tip' }],
  ['ok_sign', { straight: ['middle', 'ring', 'pinky'], thumb: 'index-tip' }],
  ['thumbs_up', { thumb: 'up' }],
]

const WAYS: readonly (readonly [string, (hand: Hand) => Hand])[] = [
  ['as it is', (hand) => hand],
  ['turned a little to the left', (hand) => turn(hand, -0.3)],
  ['turned a little to the right', (hand) => turn(hand, 0.3)],
  ['of the other side', mirror],
  ['far away', (hand) => move(scale(hand, 0.05), 0.7, 0.4)],
  ['near', (hand) => scale(hand, 3)],
]

describe.each(PLANS)('%s', (gesture, plan) => {
  test.each(WAYS)('is recognised %s', (_way, change) => {
    expect(shapeOf(change(makeHand(plan)))).toBe(gesture)
  })
})

test.each(PLANS.filter(([gesture]) => gesture !== 'thumbs_up'))(
  '%s is the same lying on its side and upside down',
  (gesture, plan) => {
    for (const angle of [Math.PI / 2, Math.PI, -Math.PI / 2]) expect(shapeOf(turn(makeHand(plan), angle))).toBe(gesture)
  },
)

test('a thumb that points down or aside approves nothing', () => {
  for (const angle of [Math.PI / 2, Math.PI, -Math.PI / 2])
    expect(shapeOf(turn(makeHand({ thumb: 'up' }), angle))).toBeNull()
})

test('what is none of the gestures is none: three fingers, four without the thumb, no hand at all', () => {
  expect(shapeOf(makeHand({ straight: ['index', 'middle', 'ring'] }))).toBeNull()
  expect(shapeOf(makeHand({ straight: FINGERS }))).toBeNull()
  expect(shapeOf([])).toBeNull()
  expect(recogniseGesture([])).toBeNull()
})

const open = scale(makeHand({ straight: FINGERS, thumb: 'away' }), 0.1)
const swipe = (across: number, along: number, ms: number) =>
  Array.from({ length: 7 }, (_, at) => ({ hand: move(open, (across * at) / 6, (along * at) / 6), at: (ms * at) / 6 }))

test('a swipe goes to the right, quickly and level', () => {
  expect(recogniseGesture(swipe(0.3, 0, 400))).toBe('swipe_right')
  expect(recogniseGesture(swipe(-0.3, 0, 400))).toBeNull()
  expect(recogniseGesture(swipe(0.3, 0.2, 400))).toBeNull()
  expect(recogniseGesture(swipe(0.3, 0, 3_000))).not.toBe('swipe_right')
})

test('a hand on its way is no shape: an open palm that passes by stops nothing', () => {
  expect(recogniseGesture(swipe(0, 0.3, 400))).toBeNull()
  expect(recogniseGesture(swipe(0, 0, 400))).toBe('open_palm')
})

test('a gesture is told once it is held, once, and again only after it was let go', () => {
  const read = createReader()
  const told = (hand: Hand | null, from: number, to: number) => {
    const fired: Gesture[] = []
    for (let at = from; at <= to; at += 100) {
      const reading = read(hand, at)
      if (reading.fired) fired.push(reading.fired)
    }
    return fired
  }
  expect(told(open, 0, HOLD_MS - 100)).toEqual([])
  expect(told(open, HOLD_MS, 3_000)).toEqual(['open_palm'])
  expect(told(null, 3_100, 3_300)).toEqual([])
  expect(told(open, 3_400, 5_000)).toEqual(['open_palm'])
})

test('one swipe is one swipe', () => {
  const read = createReader()
  const fired = swipe(0.6, 0, 800).flatMap(({ hand, at }) => read(hand, at).fired ?? [])
  expect(fired).toEqual(['swipe_right'])
})

test('what was held on purpose says since when, so that a hand raised before the question is no answer', () => {
  const read = createReader()
  const thumb = makeHand({ thumb: 'up' })
  const held = Array.from({ length: 20 }, (_, at) => read(thumb, 1_000 + at * 100).held).filter(Boolean)
  expect(held).toEqual([{ gesture: 'thumbs_up', since: 1_000 }])
})
