import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { subscriptions } from '@app/db'
import { type BrowserProcess, listBrowserProcesses } from '@app/tools/testing'
import { describe, expect, test } from 'vitest'
import { BROWSER, startPracticeRuns, type Trace } from '../../apps/server/src/worker/practice-testing.ts'

/** A small version runs with the other tests; `npm run crash:browser` sets the whole. */
const RUNS = Number(process.env.CRASH_BROWSER_RUNS ?? 12)
/** At once: a kill takes the browser from all of them. */
const TOGETHER = 4
/** About as long as a run takes: kills a few milliseconds apart from each other hit every step of it. */
const RUN_MS = 1_600

describe.skipIf(!BROWSER)('a browser that is killed', async () => {
  const { run, base, db } = await startPracticeRuns()
  await db.asSystem((tx) => tx.insert(subscriptions).values({ userId: 'demo-user', tier: 'quantum', status: 'active' }))
  const known = new Set<number>()
  const look = (): BrowserProcess[] => {
    const found = listBrowserProcesses(process.pid)
    for (const { pid } of found) known.add(pid)
    return found
  }

  async function kill(): Promise<void> {
    for (;;) {
      const main = look().find(({ isMain }) => isMain)
      if (main) return void process.kill(main.pid, 'SIGKILL')
      await sleep(20)
    }
  }

  /** In a copy of the shop of its own, so that every order has one run it can be of. */
  async function order(number: number): Promise<{ trace: Trace; orders: number }> {
    const shop = `${base}/u/run-${number}`
    const trace = await run([
      { do: 'browser.open', with: { url: `${shop}/shop?q=gel` } },
      { do: 'browser.follow', with: { target: 'Gel pen, black, 12 pieces' } },
      { do: 'browser.choose', with: { target: 'Customer', options: 'Ada Verwey' } },
      { do: 'browser.fill', with: { target: 'Quantity', value: 3 } },
      { do: 'browser.check', with: { target: 'Express' } },
      { do: 'browser.click', with: { target: 'Place order' } },
      { do: 'browser.read', with: {} },
    ])
    const placed = (await (await fetch(`${shop}/api/orders`)).json()) as { items: { lines: object[] }[] }
    return { trace, orders: placed.items.length }
  }

  test(`in the middle of ${RUNS} runs that each place an order: each goes on, or ends in words, and none orders twice`, async () => {
    const ended: { trace: Trace; orders: number }[] = []
    let kills = 0
    for (let first = 0; first < RUNS; first += TOGETHER) {
      const runs = Array.from({ length: Math.min(TOGETHER, RUNS - first) }, (_, at) => order(first + at))
      // Not at the same moment twice: a step further each time, round and round.
      await sleep(100 + ((first * 73) % RUN_MS))
      await kill()
      kills += 1
      ended.push(...(await Promise.all(runs)))
    }
    const count = (of: (one: { trace: Trace; orders: number }) => boolean) => ended.filter(of).length
    const isReview = ({ trace }: { trace: Trace }) => trace.reason === 'needs-review'
    console.log(
      `${RUNS} runs, ${kills} kills: ${count(({ trace }) => trace.status === 'completed')} completed, ` +
        `${count(isReview)} wait for a person, ${count(({ trace }) => trace.status === 'failed')} failed, ` +
        `${count(({ orders }) => orders === 1)} orders`,
    )
    for (const { trace } of ended) if (trace.status === 'failed') console.log(`failed: ${trace.errorMessage}`)
    expect(kills).toBeGreaterThan(0)
    for (const { trace, orders } of ended) {
      expect(orders).toBeLessThanOrEqual(1)
      if (trace.status === 'completed') expect(orders).toBe(1)
      else if (trace.status === 'failed') expect(trace.errorMessage).toMatch(/^[A-Z].+\.$/s)
      else expect(trace.reason).toBe('needs-review')
      expect(trace.errorMessage ?? '').not.toContain('Something went wrong on our side')
    }
    // A person is asked for nothing but what may have happened: the press itself.
    const review = ended
      .filter(isReview)
      .map(({ trace }) => trace.steps.find(({ status }) => status === 'review')?.tool)
    expect(new Set(review).size).toBeLessThanOrEqual(1)
    expect(review.every((tool) => tool === 'browser.click')).toBe(true)
  }, 1_200_000)

  test('leaves no process behind', async () => {
    const inUse = new Set(look().map(({ pid }) => pid))
    const orphans = () =>
      execFileSync('ps', ['-eo', 'pid=,stat='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([pid, state]) => known.has(Number(pid)) && !inUse.has(Number(pid)) && !state?.startsWith('Z'))
    await expect.poll(orphans, { timeout: 10_000 }).toEqual([])
    expect([...inUse].length === 0 || look().filter(({ isMain }) => isMain).length === 1).toBe(true)
  })
})
