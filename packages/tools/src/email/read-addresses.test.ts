import { Refused } from '@app/toolkit'
import { expect, test } from 'vitest'
import { readAddress, readAddresses } from './read-addresses.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada Lovelace <ada.l+work@mail.example.co.uk> ', 'ada.l+work@mail.example.co.uk'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
])('%s is written to as %s', (given, address) => expect(readAddress(given)).toBe(address))

test.each([
  'a@b.c\r\nBcc: x@y.zz',
  'a@example.com\nBcc: x@example.com',
  'Ada\r\nBcc: x@example.com <a@example.com>',
  'a@example.com\u0000',
  'a@example.com\u2028Bcc: x@example.com',
])('24: a line break in an address is refused: %j', (given) => expect(() => readAddress(given)).toThrow(/line break/))

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@localhost',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  '.ada@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@example.com,b@example.com',
  'a@example.com> <b@example.com',
  '<a@example.com> b@example.com',
  'a@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('S-80 "%s" is refused with a sentence', (given) => expect(() => readAddress(given)).toThrow(Refused))

test('the same address is written to once', () => {
  expect(readAddresses(['a@example.com', 'A <a@EXAMPLE.com>'])).toEqual(['a@example.com'])
})
