import { withinLimit } from './within-limit.ts'

export interface Tried {
  tries: number
  failures: number
  /** All of them together. */
  tookMs: number
  /** Half of them were quicker: one that had to open a connection first does not speak for the rest. */
  responseMs: number
}

/** One after another, each with the same limit. After a failure no more are made: what hangs is not waited for again. */
export async function trySome(times: number, limitMs: number, work: () => Promise<unknown>): Promise<Tried> {
  const took: number[] = []
  let failures = 0
  while (took.length < times && failures === 0) {
    const began = performance.now()
    await withinLimit(limitMs, work).catch(() => {
      failures += 1
    })
    took.push(performance.now() - began)
  }
  const tookMs = took.reduce((sum, ms) => sum + ms, 0)
  const responseMs = took.sort((a, b) => a - b)[Math.floor((took.length - 1) / 2)] ?? 0
  return { tries: took.length, failures, tookMs, responseMs }
}
