import { describe, expect, test } from 'vitest'
import { joinHandlings, keyToHandling, placeIn, textToHandlings } from './to-handling.ts'

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  keyToHandling({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

describe('a key', () => {
  test.each([
    ['a', {}, { do: 'type', text: 'a' }],
    ['A', { shiftKey: true }, { do: 'type', text: 'A' }],
    ['@', { altKey: true }, { do: 'type', text: '@' }],
    ['Enter', {}, { do: 'press', key: 'Enter' }],
    ['Tab', { shiftKey: true }, { do: 'press', key: 'Shift+Tab' }],
    ['a', { metaKey: true }, { do: 'press', key: 'Control+a' }],
    // These are for this window: leaving the page, pasting, reloading, the browser's own tools.
    ['Escape', {}, undefined],
    ['v', { ctrlKey: true }, undefined],
    ['r', { ctrlKey: true }, undefined],
    ['F12', {}, undefined],
  ])('%s with %o means %o to the page', (name, held, meant) => {
    expect(key(name, held)).toEqual(meant)
  })
})

test('a long text is pasted in parts, whole signs each, and nothing is lost', () => {
  const text = `${'x'.repeat(499)}😀${'y'.repeat(600)}`
  const parts = textToHandlings(text).map((one) => (one.do === 'type' ? one.text : ''))
  expect(parts.join('')).toBe(text)
  expect(parts.every((part) => part.length <= 500)).toBe(true)
  expect(parts[1]).toMatch(/^😀/u)
})

test('a place in the picture is a part of it, also when the pointer slips over its edge', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(placeIn(box, { clientX: 200, clientY: 100 })).toEqual({ x: 0.25, y: 0.25 })
  expect(placeIn(box, { clientX: 90, clientY: 300 })).toEqual({ x: 0, y: 1 })
})

test('movements are told by where they end, scrolling by its sum; anything between keeps its place', () => {
  const at = { x: 0.5, y: 0.5 }
  const move = { do: 'move', ...at } as const
  const scroll = (by: number) => ({ do: 'scroll', ...at, by }) as const
  expect(joinHandlings(move, { ...move, x: 1 })).toEqual({ ...move, x: 1 })
  expect(joinHandlings(scroll(30), scroll(-50))).toEqual(scroll(-20))
  expect(joinHandlings(scroll(4_000), scroll(4_000))).toEqual(scroll(5_000))
  expect(joinHandlings({ do: 'click', ...at }, move)).toBeUndefined()
  expect(joinHandlings(undefined, move)).toBeUndefined()
})
