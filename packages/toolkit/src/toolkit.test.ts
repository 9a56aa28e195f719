import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { Refused, type Step, type Tool, tool, Unavailable } from './index.ts'
import { bareStep } from './testing.ts'

const double = tool({
  name: 'sums.double',
  does: 'Doubles a number.',
  effect: 'reads',
  input: z.object({ number: z.number() }),
  output: z.object({ doubled: z.number() }),
  run: async ({ number }) => ({ doubled: number * 2 }),
})

test('a tool keeps the types of its schemas, and fits a list of different tools', async () => {
  expectTypeOf(double.run).parameters.toEqualTypeOf<[{ number: number }, Step]>()
  const tools: Tool[] = [double]
  const step = bareStep()
  expect(await tools[0]?.run({ number: 21 }, step)).toEqual({ doubled: 42 })
})

test('what may be retried says when, and what may not is another kind of error', () => {
  const busy = new Unavailable('The shop is busy. Try again later.', { retryAfterMs: 3_000 })
  expect(busy).toMatchObject({
    name: 'Unavailable',
    retryAfterMs: 3_000,
    message: 'The shop is busy. Try again later.',
  })
  const cause = new Error('policy')
  expect(new Refused('Not allowed.', { cause })).toMatchObject({ name: 'Refused', cause })
  expect(busy).not.toBeInstanceOf(Refused)
})
