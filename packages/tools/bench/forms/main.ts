// A form of 13 steps: our browser tools, as a recipe takes them with pictures, read-backs and proof, against the same steps
// written by hand in Playwright. The same Chromium, in the same run, turn by turn,
// from an empty window to the answer.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumBrowser } from '../../src/browser/chromium.ts'
import { byHand } from './by-hand.ts'
import { byRecipe } from './by-recipe.ts'
import { EXPECTED, startSite } from './site.ts'

const ROUNDS = 15

const path = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) =>
  existsSync(one),
)
if (!path) throw new Error('There is no browser here. Set BROWSER_PATH to a Chromium.')

const site = await startSite()
const ours = chromiumBrowser({ path, allow: [new URL(site.url).host], warm: 0 })
const theirs = await chromium.launch({ executablePath: path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const steps = new Map<string, number[]>()
try {
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [our, their] = [await turnOfOurs(), await turnOfTheirs()]
    // The first round warms both up.
    if (round > 0) {
      times.ours.push(our)
      times.theirs.push(their)
    }
  }
  const wrong = site.orders.find((order) => order !== EXPECTED)
  if (wrong !== undefined) throw new Error(`This was sent: ${wrong}`)
  for (const [name, all] of steps) console.log(`  ${name}: ${middle(all).toFixed(1)} ms`)
  console.log(`our tools ${middle(times.ours).toFixed(0)} ms, by hand ${middle(times.theirs).toFixed(0)} ms`)
  const ratio = middle(times.ours) / middle(times.theirs)
  console.log(`ratio of the middle of ${ROUNDS} rounds: ${ratio.toFixed(2)} (wanted: at most 1.1)`)
} finally {
  await theirs.close()
  await ours.close()
  site.close()
}

async function turnOfOurs(): Promise<number> {
  const page = await ours.lease({ domains: undefined })
  const note = (name: string, ms: number) => void steps.set(name, [...(steps.get(name) ?? []), ms])
  const took = await timed(() => byRecipe(page, site.url, note))
  await page.close()
  return took
}

async function turnOfTheirs(): Promise<number> {
  const context = await theirs.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const took = await timed(() => byHand(page, site.url))
  await context.close()
  return took
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
