import { expect, test } from 'vitest'
import { verifySignature } from './verify-signature.ts'

/** The example of Twilio's own documentation. */
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const params = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
}
const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8='

test('S-64 a callback signed by Twilio is known', () => {
  expect(verifySignature(url, params, '12345', signature)).toBe(true)
})

test.each([
  ['another address', `${url}&x=1`, params, '12345', signature],
  ['another field', url, { ...params, Digits: '9' }, '12345', signature],
  ['one field more', url, { ...params, Extra: '', Z: '1' }, '12345', signature],
  ['another token', url, params, '54321', signature],
  ['another signature', url, params, '12345', signature.replace('R', 'S')],
  ['a short signature', url, params, '12345', 'RSOY'],
  ['no signature', url, params, '12345', undefined],
  ['no token set', url, params, '', signature],
])('61: %s is not', (_why, address, fields, token, given) => {
  expect(verifySignature(address, fields, token, given)).toBe(false)
})
