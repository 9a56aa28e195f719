import { expect, test } from 'vitest'
import { findEmail, findPhone } from './find-contact.ts'

test.each([
  ['Call (212) 555-0134 now', '(212) 555-0134'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['Tel. 030/1234567', '030/1234567'],
  ['+1-800-555-0199 ext 4', '+1-800-555-0199'],
  ['555-0134', '555-0134'],
])('the phone number of %j is %s', (text, phone) => expect(findPhone(text)).toBe(phone))

test.each(['2024-03-05', '1999-2004', '$1,299.00', '971 - 1020 of 1800', 'order 123456789'])(
  '%j has no phone number',
  (text) => expect(findPhone(text)).toBeUndefined(),
)

test('an address of mail is taken without the full stop after it', () => {
  expect(findEmail('Write to a.b+c@mail.example.org.')).toBe('a.b+c@mail.example.org')
  expect(findEmail('a@b')).toBeUndefined()
})
