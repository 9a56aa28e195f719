import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@app/db/testing'
import { afterAll, expect, test } from 'vitest'
import { end, endAll, isBuilt, launch, read, untilReady } from './product.ts'
import { startPursuedShop, startPursuingMind } from './pursued-shop.ts'

/** A small version runs with the other tests; `CRASH_PURSUITS=40 CRASH_PURSUIT_KILLS=20` is the whole. */
const RUNS = Number(process.env.CRASH_PURSUITS ?? 4)
const KILLS = Number(process.env.CRASH_PURSUIT_KILLS ?? 1)
const BROWSER = process.env.BROWSER_PATH

const dataDir = mkdtempSync(join(tmpdir(), 'crash-pursuits-'))
const shop = await startPursuedShop()
const mind = await startPursuingMind()
afterAll(async () => {
  await endAll()
  shop.close()
  mind.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Listed {
  id: string
  name: string
  status: string
  reason: string | null
  errorMessage: string | null
}

test.skipIf(!isBuilt || !BROWSER)(
  `kill -9 ${KILLS} times in the middle of ${RUNS} pursuits: none is lost, no effect is repeated, no decision is asked for twice`,
  async () => {
    const port = await freePort()
    const start = () =>
      launch({
        PORT: String(port),
        DATA_DIR: dataDir,
        EGRESS_ALLOW: `${shop.host},${mind.host}`,
        OPENAI_BASE_URL: `http://${mind.host}/v1`,
        OPENAI_API_KEY: 'none',
        BROWSER_PATH: BROWSER ?? '',
      })
    let product = start()
    await untilReady(port)
    for (let run = 1; run <= RUNS; run += 1) await submit(port, run)
    const atRest = async () => ((await read(port, '/api/tasks')) as Listed[]).filter(isAtRest)
    for (let kills = 0; kills < KILLS; kills += 1) {
      // Spread over the work, at another moment of it each time.
      while ((await atRest()).length < Math.floor((kills * RUNS) / KILLS)) await sleep(50)
      await sleep((kills * 370) % 1_900)
      product.kill('SIGKILL')
      await new Promise((resolve) => product.on('exit', resolve))
      product = start()
      await untilReady(port)
    }
    const until = performance.now() + 600_000
    while ((await atRest()).length < RUNS && performance.now() < until) await sleep(200)
    const tasks = (await read(port, '/api/tasks')) as Listed[]
    const completed = tasks.filter(({ status }) => status === 'completed')
    const review = tasks.filter(({ reason }) => reason === 'needs-review')
    console.log(`${RUNS} pursuits, ${KILLS} kills: ${completed.length} completed, ${review.length} wait for a person`)
    expect(tasks.filter((task) => !completed.includes(task) && !review.includes(task))).toEqual([])
    expect(tasks).toHaveLength(RUNS)
    const ordered = new Set(shop.orders)
    expect(shop.orders).toHaveLength(ordered.size)
    for (const { name } of completed) expect(ordered).toContain(name)
    // Asked with less known than before: a decision that was there already had been forgotten.
    for (const [run, known] of mind.asked) expect([run, known]).toEqual([run, [...known].sort((a, b) => a - b)])
    await end(product)
  },
  1_200_000,
)

const isAtRest = ({ status, reason }: Listed): boolean =>
  status === 'completed' || status === 'failed' || reason === 'needs-review'

async function submit(port: number, run: number): Promise<void> {
  const url = `http://${shop.host}/${run}`
  const steps = [{ do: 'browser.open', with: { url } }, { pursue: `Place order number ${run} on ${url}` }]
  const answer = await fetch(`http://127.0.0.1:${port}/api/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ name: String(run), recipe: { version: 1, steps } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
