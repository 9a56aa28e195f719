// List pages of 100 items, from address to typed rows: our extract.list, which is told three fields in words, against
// Crawlee, which is told the selectors. Once on pages as they are sent, once on pages that a script draws, in a browser.
// Both in this run, on this machine, with as many at once, the start of the browser included on both sides.
import { execFile, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ours, type Result } from './ours.ts'
import { ITEMS, type Kind, LOADS } from './size.ts'

const ROUNDS = 3
/** What we want to be, in pages a second against theirs. */
const AIMS: Record<Kind, number> = { static: 4, browser: 2 }
/** Fetched when they are wanted: they would be a tenth of everybody's install. */
const PEERS: Record<Kind, string[]> = {
  static: ['--package=@crawlee/cheerio@3.18.1'],
  browser: ['--package=@crawlee/playwright@3.18.1'],
}

const here = (file: string) => join(import.meta.dirname, file)
const browser =
  [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) =>
    existsSync(one),
  ) ?? ''

async function crawlees(kind: Kind, port: number): Promise<Result> {
  const { pages, atOnce } = LOADS[kind]
  const peer = ['exec', '--yes', ...PEERS[kind], '--', 'node', here('crawlee.mjs'), kind]
  const { stdout } = await promisify(execFile)('npm', [...peer, String(port), String(pages), String(atOnce), browser])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function compare(kind: Kind, port: number): Promise<void> {
  await ours(kind, port, browser)
  const speeds = { ours: [] as number[], crawlees: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours.push(speedOf(`${kind}: extract.list`, kind, await ours(kind, port, browser)))
    speeds.crawlees.push(speedOf(`${kind}: Crawlee`, kind, await crawlees(kind, port)))
  }
  const ratio = middle(speeds.ours) / middle(speeds.crawlees)
  console.log(`${kind}: ratio of the middle of ${ROUNDS} rounds ${ratio.toFixed(1)} (wanted: at least ${AIMS[kind]})`)
}

function speedOf(who: string, kind: Kind, { rows, seconds }: Result): number {
  const { pages } = LOADS[kind]
  if (rows !== pages * ITEMS) throw new Error(`${who} read ${rows} of ${pages * ITEMS} items.`)
  console.log(`${who}: ${(pages / seconds).toFixed(1)} pages a second`)
  return pages / seconds
}

const site = fork(here('site.ts'))
const port = await new Promise<number>((listening) => site.once('message', (it) => listening(Number(it))))
try {
  if (!process.argv[2] || process.argv[2] === 'static') await compare('static', port)
  if (browser && process.argv[2] !== 'static') await compare('browser', port)
} finally {
  site.disconnect()
}
