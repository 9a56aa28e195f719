// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { bindText } from './bind-text.ts'
import { moveCaret } from './move-caret.ts'
import { createReplica } from './replica.ts'

afterEach(() => document.body.replaceChildren())

/** A field of the page on one's own copy, and somebody else with theirs. */
function open(first = '') {
  const mine = createReplica()
  const theirs = new Y.Doc()
  theirs.getText('notes').insert(0, first)
  const hear = () => mine.receive(Y.encodeStateAsUpdate(theirs), Y.encodeStateVector(theirs))
  hear()
  const field = document.createElement('textarea')
  document.body.append(field)
  field.focus()
  const leave = bindText(field, mine.text('notes'), mine)
  const type = (value: string, caret = value.length) => {
    field.value = value
    field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input'))
  }
  const other = (at: number, text: string) => {
    theirs.getText('notes').insert(at, text)
    hear()
  }
  return { mine, field, type, other, leave, words: () => mine.text('notes').toString() }
}

test('what is typed is in the text, and what others type is in the field with the caret where it belongs', () => {
  const { field, type, other, words } = open('prices')
  type('watch prices', 6)
  expect(words()).toBe('watch prices')
  field.setSelectionRange(8, 12)
  other(0, 'Please ')
  expect(field.value).toBe(words())
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('ices')
})

test('while letters are put together from keys nothing changes under them, and nothing is lost', () => {
  const { field, other, words } = open('東京')
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.value = '東京ni'
  field.setSelectionRange(4, 4)
  field.dispatchEvent(new Event('input'))
  other(0, '私は')
  expect([field.value, words()]).toEqual(['東京ni', '東京'])
  field.value = '東京に'
  field.setSelectionRange(3, 3)
  field.dispatchEvent(new CompositionEvent('compositionend'))
  expect([field.value, words()]).toEqual(['私は東京に', '私は東京に'])
  expect(field.selectionStart).toBe(5)
})

test('taking back takes back one’s own words and leaves those of others', () => {
  const { field, type, other, words } = open('')
  type('mine')
  other(0, 'theirs ')
  expect(words()).toContain('mine')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }))
  expect([field.value, words()]).toEqual(['theirs ', 'theirs '])
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Z', ctrlKey: true, shiftKey: true, cancelable: true }))
  expect(field.value).toContain('mine')
})

test('a field that was let go follows nothing any more', () => {
  const { field, other, leave } = open('a')
  leave()
  other(1, 'b')
  expect(field.value).toBe('a')
})

describe('a caret', () => {
  test.each([
    ['behind what comes moves along', 5, [{ insert: 'abc' }], 8],
    ['before what comes stays', 2, [{ retain: 4 }, { insert: 'abc' }], 2],
    ['right where something comes stays before it', 4, [{ retain: 4 }, { insert: 'abc' }], 4],
    ['in what goes ends where that was', 5, [{ retain: 3 }, { delete: 4 }], 3],
    ['behind what goes moves back', 9, [{ retain: 3 }, { delete: 4 }], 5],
    ['behind several edits', 9, [{ retain: 2 }, { insert: 'xx' }, { retain: 2 }, { delete: 3 }, { insert: 'y' }], 9],
  ])('%s', (_, caret, delta, expected) => {
    expect(moveCaret(caret, delta)).toBe(expected)
  })
})
