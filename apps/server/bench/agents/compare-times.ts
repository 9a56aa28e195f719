import { chromium } from 'playwright-core'
import type { Ask } from './ask-product.ts'
import { BY_HAND, type ByHand } from './by-hand.ts'
import type { serveSites } from './serve.ts'

type Sites = Awaited<ReturnType<typeof serveSites>>
/** What we want to be, against the same steps by hand. */
const AIMS = { planned: 1.3, replayed: 1.1 }

/**
 * How long the product takes for a wish, from the words and from the recipe of the same words, against the same steps
 * written by hand: the same browser, in the same run, turn by turn, each from a window of its own.
 */
export async function compareTimes(ask: Ask, sites: Sites, browserPath: string, rounds: number) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const ratios = { planned: [] as number[], replayed: [] as number[] }
  const byHand = async ({ site, take }: ByHand) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await take(await context.newPage(), `http://${sites.host}/${site}`)
    return context
  }
  try {
    for (const task of BY_HAND) {
      const words = task.words.replace('@', `http://${sites.host}/${task.site}`)
      const { json: plan } = await ask.call<{ recipe: object }>('POST', '/api/plans', { words })
      const times = { planned: [] as number[], replayed: [] as number[], byHand: [] as number[] }
      // The first round warms all three up.
      for (let round = 0; round <= rounds; round += 1) {
        const turns = {
          planned: await timed(sites, () => ask.run(words).then(refuseFailure)),
          replayed: await timed(sites, () => ask.run(words, { recipe: plan.recipe }).then(refuseFailure)),
          byHand: await timed(sites, () => byHand(task)),
        }
        await turns.byHand.result.close()
        if (round > 0) for (const who of ['planned', 'replayed', 'byHand'] as const) times[who].push(turns[who].ms)
      }
      const hand = middle(times.byHand)
      ratios.planned.push(middle(times.planned) / hand)
      ratios.replayed.push(middle(times.replayed) / hand)
      const ms = (who: keyof typeof times) => `${middle(times[who]).toFixed(0)} ms`
      console.log(`${task.site.padEnd(10)} words ${ms('planned')}, recipe ${ms('replayed')}, by hand ${ms('byHand')}`)
    }
  } finally {
    await browser.close()
  }
  const summary = { planned: rounded(middle(ratios.planned)), replayed: rounded(middle(ratios.replayed)), aims: AIMS }
  console.log(`against by hand, the middle of ${BY_HAND.length} tasks: ${JSON.stringify(summary)}`)
  return summary
}

function refuseFailure({ status, why }: { status: string; why: string }): void {
  if (status !== 'completed') throw new Error(`A task that is timed did not end well: ${why}`)
}

/** Every turn begins when the one before has left nothing to do. */
const REST_MS = 500

async function timed<T>(sites: Sites, work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  sites.begin()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
