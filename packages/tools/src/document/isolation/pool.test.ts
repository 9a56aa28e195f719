import { expect, test, vi } from 'vitest'
import type { Job } from '../do-job.ts'
import { threadPool } from './pool.ts'
import type { Thread } from './thread.ts'

const never = new AbortController().signal
const job = (text: string): Job => ({ do: 'write', report: { title: text, text: '', rows: [] } })

/** Threads whose work ends when the test says so. */
function open(size: number) {
  const started: { finish: (result: unknown) => void; thread: Thread & { ended: boolean } }[] = []
  const start = () => {
    const entry = {
      finish: (_result: unknown): void => undefined,
      thread: undefined as unknown as Thread & { ended: boolean },
    }
    entry.thread = {
      ended: false,
      run: () =>
        new Promise((resolve) => {
          entry.finish = resolve
        }),
      end: async () => {
        entry.thread.ended = true
      },
    }
    started.push(entry)
    return entry.thread
  }
  return { started, pool: threadPool({ start, size, idleMs: 1_000 }) }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('a thread that is done is used again; a second one is started only at need', async () => {
  const { pool, started } = open(2)
  const first = pool.run(job('a'), never)
  started[0]?.finish('A')
  expect(await first).toBe('A')
  const second = pool.run(job('b'), never)
  await soon()
  expect(started).toHaveLength(1)
  started[0]?.finish('B')
  expect(await second).toBe('B')
})

test('no more work at once than there are threads; the next waits its turn', async () => {
  const { pool, started } = open(1)
  const [first, second] = [pool.run(job('a'), never), pool.run(job('b'), never)]
  await soon()
  started[0]?.finish('A')
  expect(await first).toBe('A')
  await soon()
  started[0]?.finish('B')
  expect(await second).toBe('B')
  expect(started).toHaveLength(1)
})

test('whoever is called off while waiting leaves the queue to the others', async () => {
  const { pool, started } = open(1)
  const stop = new AbortController()
  const first = pool.run(job('a'), never)
  const second = pool.run(job('b'), stop.signal)
  const third = pool.run(job('c'), never)
  stop.abort(new Error('stopped'))
  await expect(second).rejects.toThrow('stopped')
  started[0]?.finish('A')
  expect(await first).toBe('A')
  await soon()
  started[0]?.finish('C')
  expect(await third).toBe('C')
})

test('a thread that ended is replaced, and one that waits too long for work is ended', async () => {
  vi.useFakeTimers()
  try {
    const { pool, started } = open(1)
    const first = pool.run(job('a'), never)
    started[0]?.finish('A')
    await first
    vi.advanceTimersByTime(1_001)
    expect(started[0]?.thread.ended).toBe(true)
    const second = pool.run(job('b'), never)
    expect(started).toHaveLength(2)
    started[1]?.finish('B')
    expect(await second).toBe('B')
  } finally {
    vi.useRealTimers()
  }
})
