import type { Seen } from '@app/toolkit'
import { expect, test } from 'vitest'
import { markNew } from './snapshot.ts'
import { writeLook } from './write-look.ts'

const row = (ref: string, ...cells: Seen[]): Seen => ({
  role: 'row',
  ref,
  children: cells.map((cell, at) =>
    typeof cell === 'string'
      ? { role: 'cell', name: cell, ref: `${ref}c${at}` }
      : { role: 'cell', ref: `${ref}c${at}`, children: [cell] },
  ),
})
const button = (name: string, ref: string): Seen => ({ role: 'button', name, ref })

test('a row is a line, and what can be pressed in it keeps its reference', () => {
  expect(writeLook([row('e1', 'Ada', 'Viewer', button('Edit', 'e5'))])).toBe(
    'row [e1]: Ada | Viewer | button "Edit" [e5]',
  )
})

test('a card that takes a press is a line; one that holds a button is not', () => {
  const words: Seen[] = [
    { role: 'generic', ref: 'e2', text: 'Book hotel' },
    { role: 'generic', ref: 'e3', text: 'Tom' },
  ]
  const card: Seen = { role: 'generic', ref: 'e1', cursor: 'pointer', children: words }
  expect(writeLook([card])).toBe('clickable [e1]: Book hotel · Tom')
  expect(writeLook([{ ...card, children: [...words, button('✕', 'e4')] }])).toContain('button "✕" [e4]')
})

test('short words have a reference though nothing says that they can be pressed; a sentence has none', () => {
  const leaf = (text: string): Seen => ({ role: 'generic', ref: 'e1', text })
  expect(writeLook([leaf('Reserve')])).toBe('Reserve [e1]')
  expect(writeLook([leaf('A sentence that goes on for so long that nobody would press it.')])).not.toContain('[e1]')
})

test('states, bounds and the form of a value are said', () => {
  expect(
    writeLook([
      { role: 'checkbox', name: 'Gift', ref: 'e1', checked: true, disabled: true },
      { role: 'slider', name: 'Heat', ref: 'e2', measure: { value: '3', least: '0', most: '10', text: null } },
      { role: 'textbox', name: 'Due', ref: 'e3', kind: 'date' },
      { role: 'button', name: 'Mon', ref: 'e4', chosen: true },
    ]),
  ).toBe(
    [
      'checkbox "Gift" [e1] (ticked, disabled)',
      'slider "Heat" [e2] (value 3 of 0 to 10)',
      'textbox "Due" [e3] (a date as 2025-12-31)',
      'button "Mon" [e4] (looks chosen)',
    ].join('\n'),
  )
})

const LONG = Array.from({ length: 500 }, (_, at) => row(`e${at}`, `Person number ${at}`, 'Sales', 'active'))

test('a long list is folded with its count, and any part of it can be looked at', () => {
  const look = writeLook([{ role: 'table', ref: 't', children: LONG }])
  expect(look.length).toBeLessThan(16_000)
  expect(look).toMatch(/… \d+ more rows like these/)
  expect(look).not.toContain('Person number 400')
  const found = writeLook([{ role: 'table', ref: 't', children: LONG }], { find: 'person number 400' })
  expect(found.split('\n')).toEqual(['table [t]', '  row [e400]: Person number 400 | Sales | active'])
  expect(writeLook(LONG, { part: 2 })).toMatch(/… part 2 of \d/)
  expect(writeLook(LONG, { ref: 'e300' })).toBe('row [e300]: Person number 300 | Sales | active')
  expect(writeLook(LONG, { find: 'nobody' })).toBe('(nothing)')
})

test('what is new since the last look has a plus; another reference is nothing new', () => {
  expect(markNew('heading "Shop" [e9]\nalert [e10]: Saved', 'heading "Shop" [e1]')).toBe(
    'heading "Shop" [e9]\n+ alert [e10]: Saved',
  )
})
