import { calls } from '@app/contract'
import { expect, test } from 'vitest'
import { toShape } from '../../to-shape.ts'
import { fits } from './read-reply.ts'

const shape = toShape(calls.usage.subscription.reply)
const subscription = {
  tier: 'micro',
  actionLimit: 1_000,
  planLimit: 1_000,
  rolledOver: 0,
  resetsAt: '2026-12-01T00:00:00.000Z',
}

test('an answer without a subscription is not read; unknown fields and unknown values are', () => {
  expect(fits(shape, { hasActiveSubscription: false, subscription })).toBe(true)
  expect(
    fits(shape, { hasActiveSubscription: false, subscription: { ...subscription, tier: 'giant' }, colour: 1 }),
  ).toBe(true)
  for (const wrong of [null, {}, [], 'text', 7, { hasActiveSubscription: false }])
    expect([wrong, fits(shape, wrong)]).toEqual([wrong, false])
  expect(fits(shape, { hasActiveSubscription: false, subscription: { ...subscription, resetsAt: 'soon' } })).toBe(false)
})

test('what may be null may be left out, and is then null', () => {
  const reply = { a: 'x' }
  expect(fits({ a: 's', b: 'n?', c: { '!': 's' } }, reply)).toBe(true)
  expect(reply).toEqual({ a: 'x', b: null })
})

test('lists, names and one of several are looked into', () => {
  const some = [{ '|': [{ a: { '=': 1 } }, { '*': 'b' }] }]
  expect([fits(some, []), fits(some, [{ a: 1 }, { b: true }]), fits(some, [{ a: 2 }]), fits(some, [null])]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('every call of the contract has a shape that reads more than nothing', () => {
  for (const part of Object.values(calls))
    for (const call of Object.values(part))
      expect(fits(toShape(call.reply), undefined)).toBe(toShape(call.reply) === '*')
})
