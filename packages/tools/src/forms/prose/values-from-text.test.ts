import { expect, test } from 'vitest'
import { nameFields } from '../name-fields.ts'
import { options, seenField } from '../testing/seen-field.ts'
import { valuesFromText } from './values-from-text.ts'

const now = new Date('2026-01-15')
const read = (text: string, fields: Parameters<typeof seenField>[0][]) =>
  valuesFromText(text, nameFields({ fields: fields.map((field, at) => seenField({ ...field, at })) }), now)

test('a letter gives each field its value, by what it is called and what it looks like', () => {
  const letter = `Dear team, my name is Rosa Linden and I was born on March 3, 1988. I would like to rent the Blue Room.
    The rent of $1,250.00 suits me. You can reach me at rosa@linden.example or 555-201-7788. My membership number is KX-20931.`
  expect(
    read(letter, [
      { label: 'Full name' },
      { label: 'Date of birth', kind: 'date' },
      { label: 'Room', kind: 'select', options: options('Red Room', 'Blue Room') },
      { label: 'Rent ($)', kind: 'number' },
      { label: 'E-mail', kind: 'email' },
      { label: 'Phone', kind: 'tel' },
      { label: 'Membership number' },
    ]),
  ).toEqual({
    'Full name': 'Rosa Linden',
    'Date of birth': 'March 3, 1988',
    Room: 'Blue Room',
    'Rent ($)': '1250.00',
    'E-mail': 'rosa@linden.example',
    Phone: '555-201-7788',
    'Membership number': 'KX-20931',
  })
})

test('a line that names its field is believed before anything else', () => {
  expect(read('Town: Graz\nI used to live in Linz.', [{ label: 'Town' }])).toEqual({ Town: 'Graz' })
})

test('what the text does not say is left out', () => {
  expect(
    read('Please call me back.', [
      { label: 'E-mail', kind: 'email' },
      { label: 'Date', kind: 'date' },
    ]),
  ).toEqual({})
})
