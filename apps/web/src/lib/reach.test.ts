import { calls } from '@app/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchCall } from './call.ts'
import { reach } from './reach.ts'

afterEach(() => vi.unstubAllGlobals())

test('what cannot be reached is told, once, and so is that it can be again', async () => {
  const heard = vi.fn()
  const leave = reach.subscribe(heard)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  for (let tries = 0; tries < 2; tries += 1)
    await expect(fetchCall(calls.practice.read)).rejects.toThrow('Failed to fetch')
  expect([reach.isLost(), heard.mock.calls.length]).toEqual([true, 1])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
  await expect(fetchCall(calls.practice.read)).rejects.toThrow()
  expect([reach.isLost(), heard.mock.calls.length]).toEqual([false, 2])
  leave()
})

test('what somebody broke off says nothing of the network', async () => {
  const leaving = new AbortController()
  leaving.abort()
  vi.stubGlobal('fetch', () => Promise.reject(leaving.signal.reason))
  await expect(fetchCall(calls.practice.read, {}, {}, leaving.signal)).rejects.toThrow()
  expect(reach.isLost()).toBe(false)
})
