import { expect, test } from 'vitest'
import { findCode } from './find-code.ts'

test.each([
  ['Your verification code is 482913.', '482913'],
  ['Hello Ada,\nuse this code to sign in:\n\n  7431  \n\nIt expires in 10 minutes.', '7431'],
  ['Use 123-456 as your security code', '123456'],
  ['G-204881 is your verification code.', '204881'],
  ['Ihr Bestätigungscode lautet 55 66 77?\n\nCode: 9Q4T2X', '9Q4T2X'],
  ['Order 99812 of 2026\nYour one-time passcode: 300412', '300412'],
  ['您的验证码是 771204，请勿泄露。', '771204'],
  ['認証コード：88213', '88213'],
  ['Su código es 004512. No lo comparta.', '004512'],
])('%j holds the code %s', (text, code) => expect(findCode(text)).toBe(code))

test.each([
  'Your invoice 482913 of 12.03.2026 over 1,250.00 is attached.',
  'Call us at +49 30 1234567.',
  'Copyright 2026',
  'Use the code of conduct. See you in 2026.',
  '',
])('%j holds none', (text) => expect(findCode(text)).toBeUndefined())
