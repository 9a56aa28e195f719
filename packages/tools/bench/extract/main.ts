// Static list pages of 100 items, from address to typed rows: our extract.list, which is told three fields in words, against
// Crawlee with Cheerio, which is told the selectors. Both in this run, on this machine, with as many requests at once.
import { execFile, fork } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bareStep } from '@app/toolkit/testing'
import { noWindow } from '../../src/browser/no-window.ts'
import { openSource } from '../../src/extract/open-source.ts'
import { listTool } from '../../src/extract/tools/list.ts'
import { guardedHttp } from '../../src/http/guarded.ts'
import { AT_ONCE, ITEMS, PAGES } from './size.ts'

const ROUNDS = 3

const here = (file: string) => join(import.meta.dirname, file)

interface Result {
  rows: number
  seconds: number
}

async function ours(port: number): Promise<Result> {
  const http = guardedHttp({ allow: [`127.0.0.1:${port}`] })
  const list = listTool({ open: openSource(http, noWindow), now: () => new Date() })
  const step = bareStep()
  const waiting = Array.from({ length: PAGES }, (_, n) => `http://127.0.0.1:${port}/lamps/${n}`)
  let rows = 0
  const work = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const answer = await list.run({ url, fields: ['name', 'price', 'link'], pages: 1, browser: false }, step)
      rows += answer.rows.filter(({ name, price, link }) => name && price && link).length
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - start) / 1000
  await http.close()
  return { rows, seconds }
}

/** Fetched when it is wanted: it would be a tenth of everybody's install. */
async function crawlees(port: number): Promise<Result> {
  const peer = ['exec', '--yes', '--package=@crawlee/cheerio@3.18.1', '--', 'node', here('crawlee.mjs')]
  const { stdout } = await promisify(execFile)('npm', [...peer, String(port), String(PAGES), String(AT_ONCE)])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const site = fork(here('site.ts'))
const port = await new Promise<number>((listening) => site.once('message', (it) => listening(Number(it))))
try {
  await ours(port)
  const speeds = { ours: [] as number[], crawlees: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours.push(speedOf('extract.list', await ours(port)))
    speeds.crawlees.push(speedOf('Crawlee with Cheerio', await crawlees(port)))
  }
  const ratio = middle(speeds.ours) / middle(speeds.crawlees)
  console.log(`ratio of the middle of ${ROUNDS} rounds: ${ratio.toFixed(1)} (wanted: at least 4)`)
} finally {
  site.disconnect()
}

function speedOf(who: string, { rows, seconds }: Result): number {
  if (rows !== PAGES * ITEMS) throw new Error(`${who} read ${rows} of ${PAGES * ITEMS} items.`)
  console.log(`${who}: ${(PAGES / seconds).toFixed(1)} pages a second`)
  return PAGES / seconds
}
