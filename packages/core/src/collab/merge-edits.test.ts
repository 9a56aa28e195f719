import { DRAFT_BYTES } from '@app/spec'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { mergeEdits, openState } from './merge-edits.ts'

const NOTHING = new Uint8Array()

/** Edits as one document makes them. */
function edits(work: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc()
  work(doc)
  return Y.encodeStateAsUpdate(doc)
}
const typed = (text: string, field = 'objective') => edits((doc) => doc.getText(field).insert(0, text))
const textOf = (state: Uint8Array) => openState(state).getText('objective').toString()

test('edits of two people at the same place are both kept, in whatever order they arrive', () => {
  const [ada, bob] = [typed('Ada'), typed('Bob')]
  const one = mergeEdits(mergeEdits(NOTHING, ada).state, bob)
  const other = mergeEdits(mergeEdits(NOTHING, bob).state, ada)
  expect(textOf(one.state)).toBe(textOf(other.state))
  expect(textOf(one.state)).toMatch(/^(AdaBob|BobAda)$/)
})

test('edits that arrive twice change nothing the second time', () => {
  const once = mergeEdits(NOTHING, typed('Watch prices'))
  expect(once.changed).toBe(true)
  expect(mergeEdits(once.state, typed('')).changed).toBe(false)
  expect(mergeEdits(once.state, once.state).changed).toBe(false)
})

describe('S-02 what is not the edit of a plain text is refused in words', () => {
  const map = (doc: Y.Doc, field: string) => doc.getMap(field).set('x', 'y')
  test.each<[string, Uint8Array]>([
    ['a text of another name', typed('x', 'script')],
    ['keys in a text', edits((doc) => map(doc, 'objective'))],
    ['a format', edits((doc) => doc.getText('notes').insert(0, 'bold', { bold: true }))],
    ['a picture', edits((doc) => doc.getText('notes').insertEmbed(0, { src: 'https://evil.example' }))],
    ['a document inside', edits((doc) => doc.getArray('notes').insert(0, [new Y.Doc()]))],
    ['a second line in the name', typed('two\nlines', 'name')],
    ['a NUL', typed('a\0b')],
    ['a carriage return', typed('a\rb')],
    ['nothing at all', NOTHING],
    ['half of it', typed('A long enough text').slice(0, 12)],
  ])('%s', (_, hostile) => {
    expect(() => mergeEdits(NOTHING, hostile)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  test('any bytes at all end in words or in a draft, never in a bug', () => {
    const state = mergeEdits(NOTHING, typed('Kept')).state
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          expect(textOf(mergeEdits(state, bytes).state)).toContain('Kept')
        } catch (error) {
          expect(error).toMatchObject({ name: 'Fault' })
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('edits whose beginning is missing are asked for whole, not kept aside', () => {
  const doc = new Y.Doc()
  doc.getText('objective').insert(0, 'first')
  const before = Y.encodeStateVector(doc)
  doc.getText('objective').insert(5, ' second')
  const rest = Y.encodeStateAsUpdate(doc, before)
  expect(() => mergeEdits(NOTHING, rest)).toThrow(expect.objectContaining({ code: 'conflict' }))
  expect(textOf(mergeEdits(NOTHING, Y.encodeStateAsUpdate(doc)).state)).toBe('first second')
})

test('a text that grows past its limit is refused with the number, and deleting brings it back', () => {
  const doc = new Y.Doc()
  doc.getText('objective').insert(0, 'x'.repeat(10_001))
  const words = expect.objectContaining({ code: 'too-large', message: expect.stringContaining('10,000 characters') })
  expect(() => mergeEdits(NOTHING, Y.encodeStateAsUpdate(doc))).toThrow(words)
  doc.getText('objective').delete(0, 1)
  expect(textOf(mergeEdits(NOTHING, Y.encodeStateAsUpdate(doc)).state)).toHaveLength(10_000)
})

describe('a draft that was edited endlessly is full', () => {
  const full = expect.objectContaining({ code: 'too-large', message: expect.stringContaining('as often as') })

  test('by the number of its pieces, before they are put in order', () => {
    const doc = new Y.Doc()
    doc.transact(() => {
      for (let at = 0; at <= 20_000; at += 1) doc.getText('notes').insert(0, 'z')
    })
    expect(() => mergeEdits(NOTHING, Y.encodeStateAsUpdate(doc))).toThrow(full)
  })

  test('by the number of those who wrote', () => {
    const one = (clock: number) => {
      const doc = new Y.Doc()
      doc.clientID = clock + 1
      doc.getText('notes').insert(0, 'z')
      return Y.encodeStateAsUpdate(doc)
    }
    const writers = (count: number) => Y.mergeUpdates(Array.from({ length: count }, (_, at) => one(at)))
    expect(mergeEdits(NOTHING, writers(1_000)).changed).toBe(true)
    expect(() => mergeEdits(NOTHING, writers(1_001))).toThrow(full)
  })

  test('by its size, of which deleted text is none', () => {
    const doc = new Y.Doc()
    const kept = new Y.Doc({ gc: false })
    for (const text of [doc, kept].map((one) => one.getText('notes'))) text.insert(0, 'z'.repeat(DRAFT_BYTES))
    kept.getText('notes').delete(0, DRAFT_BYTES)
    expect(() => mergeEdits(NOTHING, Y.encodeStateAsUpdate(doc))).toThrow(
      expect.objectContaining({ code: 'too-large' }),
    )
    // What was deleted is remembered as a length, not as letters.
    expect(mergeEdits(NOTHING, Y.encodeStateAsUpdate(kept)).state.length).toBeLessThan(100)
  })
})
