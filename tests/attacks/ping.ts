import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Target } from './target.ts'

/** A stalled server is away for many seconds or for good. */
const QUICK_MS = 1_000

/** Asks how the product is while `work` is done, and minds the longest it took to say so. */
export async function whilePinging(
  { base, pulse }: Target,
  work: () => Promise<true | string>,
): Promise<true | string> {
  const state = { done: false, slowest: 0 }
  const started = performance.now()
  const pinging = (async () => {
    while (!state.done) {
      const began = performance.now()
      const answer = await ask(base, '/api/health')
      if (answer.status !== 200) throw new Error(`/api/health answered ${answer.status}`)
      state.slowest = Math.max(state.slowest, performance.now() - began)
      await sleep(50)
    }
  })()
  // Heard of below; meanwhile it is nobody's unhandled rejection.
  pinging.catch(() => undefined)
  const found = await work().finally(() => {
    state.done = true
  })
  await pinging
  const slowness = pulse.slowness(started)
  if (found !== true || state.slowest <= QUICK_MS * slowness) return found
  return `/api/health took ${Math.round(state.slowest)} ms meanwhile, on a machine ${slowness.toFixed(1)} times slowed down`
}
