import { chromium } from 'playwright-core'
import type { Ask } from './ask-product.ts'
import { BY_HAND, type ByHand } from './by-hand.ts'
import type { serveSites } from './serve.ts'

type Sites = Awaited<ReturnType<typeof serveSites>>
/** What we want to be, against the same steps by hand. */
const AIMS = { planned: 1.3, replayed: 1.1, frozen: 1.3 }
const WAYS = ['planned', 'replayed', 'frozen'] as const
type Way = (typeof WAYS)[number]

/**
 * How long the product takes for a wish, from the words, from the recipe of the same words, and as exact steps, against the
 * same steps written by hand: the same browser, in the same run, turn by turn, each from a window of its own.
 */
export async function compareTimes(ask: Ask, sites: Sites, browserPath: string, rounds: number) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const ratios = { planned: [] as number[], replayed: [] as number[], frozen: [] as number[] }
  const byHand = async ({ site, take }: ByHand) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await take(await context.newPage(), `http://${sites.host}/${site}`)
    return context
  }
  try {
    for (const task of BY_HAND) {
      const url = `http://${sites.host}/${task.site}`
      const words = task.words.replace('@', url)
      const { json: plan } = await ask.call<{ recipe: object }>('POST', '/api/plans', { words })
      const frozen = task.frozen && toRecipe(url, task.frozen)
      const run = (recipe?: object) =>
        timed(
          sites,
          () => ask.run(words, recipe ? { recipe } : {}).then(refuseFailure),
          ({ endedAt }) => endedAt,
        )
      const times = {
        planned: [] as number[],
        replayed: [] as number[],
        frozen: [] as number[],
        byHand: [] as number[],
      }
      // The first round warms all of them up.
      for (let round = 0; round <= rounds; round += 1) {
        const took = {
          planned: (await run()).ms,
          replayed: (await run(plan.recipe)).ms,
          ...(frozen ? { frozen: (await run(frozen)).ms } : {}),
        }
        const hand = await timed(sites, () => byHand(task))
        await hand.result.close()
        if (round === 0) continue
        times.byHand.push(hand.ms)
        for (const [way, ms] of Object.entries(took)) times[way as Way].push(ms)
      }
      const hand = middle(times.byHand)
      for (const way of WAYS) if (times[way].length > 0) ratios[way].push(middle(times[way]) / hand)
      const said = WAYS.filter((way) => times[way].length > 0).map(
        (way) => `${way} ${middle(times[way]).toFixed(0)} ms`,
      )
      console.log(`${task.site.padEnd(10)} ${said.join(', ')}, by hand ${hand.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
  }
  const summary = { ...Object.fromEntries(WAYS.map((way) => [way, rounded(middle(ratios[way]))])), aims: AIMS }
  console.log(`against by hand, the middle of ${BY_HAND.length} tasks: ${JSON.stringify(summary)}`)
  return summary
}

const toRecipe = (url: string, steps: NonNullable<ByHand['frozen']>) => ({
  version: 1,
  title: '',
  steps: [{ do: 'browser.open', with: { url } }, ...steps],
})

function refuseFailure<T extends { status: string; why: string }>(run: T): T {
  if (run.status !== 'completed') throw new Error(`A task that is timed did not end well: ${run.why}`)
  return run
}

/** Every turn begins when the one before has left nothing to do. */
const REST_MS = 500

async function timed<T>(
  sites: Sites,
  work: () => Promise<T>,
  endOf: (result: T) => number = () => performance.now(),
): Promise<{ ms: number; result: T }> {
  sites.begin()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const start = performance.now()
  const result = await work()
  return { ms: endOf(result) - start, result }
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
