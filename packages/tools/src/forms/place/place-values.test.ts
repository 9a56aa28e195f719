import { expect, test } from 'vitest'
import type { Value } from '../field.ts'
import { nameFields } from '../name-fields.ts'
import { options, seenField } from '../testing/seen-field.ts'
import { assign } from './assign.ts'
import { placeValues } from './place-values.ts'

/** Which text went into which field. */
function place(data: Record<string, Value>, fields: Parameters<typeof seenField>[0][]) {
  const named = nameFields({ fields: fields.map((field, at) => seenField({ ...field, at })) })
  const { placed, unplaced } = placeValues(data, named, { now: new Date('2026-01-15') })
  return {
    texts: Object.fromEntries(placed.map(({ field, entry }) => [field.label, 'text' in entry ? entry.text : entry])),
    unplaced,
  }
}

test('the best whole wins, not the first that fits', () => {
  expect(
    assign([
      [0.9, 0.8],
      [0.85, 0.1],
    ]),
  ).toEqual([1, 0])
  expect(
    assign([
      [0, 0],
      [0, 0.5],
    ]),
  ).toEqual([undefined, 1])
})

test('a full name is split where the form asks for parts, and joined where it asks for the whole', () => {
  expect(place({ Name: 'Ada Augusta van Dyck' }, [{ label: 'First name' }, { label: 'Last name' }]).texts).toEqual({
    'First name': 'Ada',
    'Last name': 'van Dyck',
  })
  expect(place({ Vorname: 'Ada', Nachname: 'King' }, [{ label: 'Your full name' }]).texts).toEqual({
    'Your full name': 'Ada King',
  })
})

test('keys in another language find their fields by meaning', () => {
  const { texts, unplaced } = place({ Postleitzahl: '1010', Ort: 'Wien' }, [{ label: 'City' }, { label: 'ZIP code' }])
  expect(texts).toEqual({ City: 'Wien', 'ZIP code': '1010' })
  expect(unplaced).toEqual([])
})

test('the billing town does not go into the shipping part', () => {
  const fields = [
    { label: 'Town', name: 'ship_town', group: 'Shipping address' },
    { label: 'Town', name: 'bill_town', group: 'Billing address' },
  ]
  const named = nameFields({ fields: fields.map((field, at) => seenField({ ...field, at })) })
  const { placed } = placeValues({ 'Billing town': 'Graz', 'Shipping town': 'Linz' }, named, { now: new Date() })
  expect(placed.map(({ field, entry }) => [field.name, 'text' in entry && entry.text]).sort()).toEqual([
    ['bill_town', 'Graz'],
    ['ship_town', 'Linz'],
  ])
})

test('what has no place is told with the reason, and never dropped', () => {
  const { unplaced } = place({ Colour: 'Mauve', 'Shoe size': 38 }, [
    { label: 'Colour', kind: 'select', options: options('Red') },
    { label: 'Town' },
  ])
  expect(unplaced).toEqual([
    { key: 'Colour', why: '"Colour" did not take it: it offers no "Mauve", but "Red"' },
    { key: 'Shoe size', why: 'no field of this form asks for it' },
  ])
})
