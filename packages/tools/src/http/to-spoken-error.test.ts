import { Refused, Unavailable } from '@app/toolkit'
import { expect, test } from 'vitest'
import { toSpokenError } from './to-spoken-error.ts'

const speak = (error: unknown) => toSpokenError(error, 'shop.example', 5_000_000)
const withCode = (code: string) => Object.assign(new Error('connect 10.0.0.1:443 failed'), { code })

test.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a certificate that is not valid (%s) is not tried again',
  (code) =>
    expect(speak(withCode(code))).toEqual(
      new Refused('The certificate of shop.example is not valid. Its owner has to mend it.'),
    ),
)

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])(
  'a failing network (%s) is tried again, and its words name no address behind the name',
  (code) => {
    const spoken = speak(withCode(code))
    expect(spoken).toBeInstanceOf(Unavailable)
    expect(spoken).toMatchObject({ message: expect.not.stringContaining('10.0.0.1'), cause: { code } })
  },
)

test.each([
  ['ECONNREFUSED', false],
  ['ENOTFOUND', false],
  ['UND_ERR_CONNECT_TIMEOUT', false],
  ['ECONNRESET', true],
  ['UND_ERR_SOCKET', true],
])('R-03 after %s what was asked for may have been done: %s', (code, perhapsDone) => {
  expect(speak(withCode(code))).toMatchObject({ perhapsDone })
})

test('several addresses that all fail are a failing network', () => {
  expect(speak(new AggregateError([withCode('ECONNREFUSED')]))).toBeInstanceOf(Unavailable)
})

test('a bug stays a bug', () => {
  const bug = new TypeError('undefined is not a function')
  expect(speak(bug)).toBe(bug)
})
