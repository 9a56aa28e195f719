import { Refused } from '@app/toolkit'
import { expect, test } from 'vitest'
import { judgeNumber } from './judge-number.ts'

test.each([
  ['+14155550123', '+14155550123'],
  [' +49 (30) 123-456 ', '+4930123456'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+81 3‑1234‑5678', '+81312345678'],
])('%s is called as %s', (given, number) => expect(judgeNumber(given, undefined)).toBe(number))

test.each([
  ['112', /emergency and short/],
  ['911', /emergency and short/],
  ['+49112', /emergency and short/],
  ['+19115550123', /emergency and service/],
  ['+19005550123', /premium/],
  ['+12129765550', /premium/],
  ['+882161234567', /satellite/],
  ['+881612345678', /satellite/],
  ['+979123456789', /international premium/],
  ['+449098790123', /premium/],
  ['+49900123456', /premium/],
  ['+49137112345', /premium/],
  ['+39899123456', /premium/],
  ['+48701234567', /premium/],
  ['+447012345678', /personal/],
])('60: %s is refused, and the rule is named', (given, words) => {
  expect(() => judgeNumber(given, undefined)).toThrow(Refused)
  expect(() => judgeNumber(given, undefined)).toThrow(words)
})

test.each([
  'tel:+14155550123',
  '+14155550123;ext=9',
  '+1415555012x',
  '0301234567',
  '+0123456789',
  '+1234567890123456',
  '',
  '+1415555\n0123,,911',
  '＋14155550123',
])('60: "%s" is no number to call', (given) =>
  expect(() => judgeNumber(given, undefined)).toThrow(/not a phone number/),
)

test('S-80 only countries that were opened are called', () => {
  expect(judgeNumber('+4930123456', ['+49'])).toBe('+4930123456')
  expect(() => judgeNumber('+14155550123', ['+49', '+43'])).toThrow(/beginning with \+49, \+43/)
})
