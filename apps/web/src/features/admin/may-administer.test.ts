import type { Session } from '@app/contract'
import { expect, test } from 'vitest'
import { mayAdminister } from './may-administer.ts'

const session = (authMode: Session['authMode'], role: 'user' | 'admin' | null): Session => ({
  authMode,
  user: role && {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    role,
    twoFactorEnabled: false,
    emailVerified: true,
    createdAt: '2025-06-10T00:00:00.000Z',
  },
  version: '0.1.0',
  browser: 'found',
  firstAccount: false,
  stripePublishableKey: null,
  mail: 'outbox',
})

test.each([
  ['the demo user', session('demo', 'user'), true],
  ['an administrator', session('accounts', 'admin'), true],
  ['a user', session('accounts', 'user'), false],
  ['nobody', session('accounts', null), false],
  ['somebody whose session is unknown', undefined, false],
])('admin analytics are opened or denied to %s', (_, who, expected) => {
  expect(mayAdminister(who)).toBe(expected)
})
