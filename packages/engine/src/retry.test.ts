import { once } from 'node:events'
import { type Tool, tool, Unavailable } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { attempt } from './retry.ts'

const reading = (run: Tool['run']) =>
  tool({ name: 'test.read', does: 'Reads.', effect: 'reads', input: z.unknown(), output: z.unknown(), run })

test('a step that is out of time fails in words, not in a program’s', async () => {
  const endless = reading(async (_input, { signal }) => {
    await once(signal, 'abort')
    throw signal.reason
  })
  const { error, attempts } = await attempt(endless, {}, bareStep(), undefined, 50)
  expect(error?.message).toBe('This took longer than 1 s and was given up. Try again later.')
  expect(attempts).toBe(1)
})

test('who asks for a moment gets it, and then the step is done', async () => {
  let asked = 0
  const busy = reading(async () => {
    asked += 1
    if (asked < 3) throw new Unavailable('It takes no more requests at the moment.', { retryAfterMs: 500 })
    return 'done'
  })
  const began = performance.now()
  expect(await attempt(busy, {}, bareStep())).toEqual({ output: 'done', attempts: 3 })
  expect(performance.now() - began).toBeGreaterThan(1_000)
})
