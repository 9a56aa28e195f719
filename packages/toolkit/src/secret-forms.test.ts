import { expect, test } from 'vitest'
import { formsOfSecret, STRUCK, strikerOf } from './secret-forms.ts'

const SECRET = 'Open sesame/42!'
const strike = strikerOf([formsOfSecret(SECRET, 'ada')])
const base64 = (text: string) => Buffer.from(text).toString('base64')

test.each([
  ['as it is', SECRET],
  ['in an address', encodeURIComponent(SECRET)],
  ['in an address, the old way', 'Open+sesame%2F42!'],
  ['in small letters', SECRET.toLowerCase()],
  ['base64', base64(SECRET)],
  ['base64 of both', base64(`ada:${SECRET}`)],
  ['base64 for addresses', Buffer.from(SECRET).toString('base64url')],
  ['base64 in the middle of something', base64(`x${SECRET}`)],
  ['base64 one further', base64(`xy${SECRET} and more`)],
  ['hex', Buffer.from(SECRET).toString('hex')],
  ['hex in capitals, in pairs', Buffer.from(SECRET).toString('hex').toUpperCase().match(/../g)?.join(' ') ?? ''],
  ['backwards', [...SECRET].reverse().join('')],
  ['letter by letter', [...SECRET].join(' ')],
  ['with hyphens', [...SECRET].join('-')],
  ['in two lines', `${SECRET.slice(0, 6)}\n   ${SECRET.slice(6)}`],
  ['as JSON', JSON.stringify([...SECRET])],
])('a secret that comes back %s is struck out', (_how, text) => {
  const struck = strike(`You typed: ${text} (that was it)`)
  expect(struck).toContain(STRUCK)
  expect(struck).toMatch(/^You typed: /)
  expect(struck).toMatch(/\(that was it\)$/)
  expect(struck.length).toBeLessThan(60)
})

test('what is no secret stays', () => {
  for (const text of ['Open your account', 'sesame seeds, 42 grams', 'a page about nothing', '']) {
    expect(strike(text)).toBe(text)
  }
  expect(strikerOf([formsOfSecret('abc')])('abc def')).toBe('abc def')
  expect(strikerOf([formsOfSecret('1234')])('1, 2, 3, 4 and 12345')).toBe(`1, 2, 3, 4 and ${STRUCK}5`)
})

test('S-70 a long text is searched in a moment', () => {
  const text = 'o p e n s e s a m '.repeat(20_000)
  const began = performance.now()
  strike(text)
  expect(performance.now() - began).toBeLessThan(2_000)
})
