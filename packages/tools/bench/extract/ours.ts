import { bareStep } from '@app/toolkit/testing'
import { chromiumBrowser } from '../../src/browser/chromium.ts'
import { noWindow } from '../../src/browser/no-window.ts'
import type { Window } from '../../src/browser/window.ts'
import { openSource } from '../../src/extract/open-source.ts'
import { listTool } from '../../src/extract/tools/list.ts'
import { guardedHttp } from '../../src/http/guarded.ts'
import { type Kind, LOADS } from './size.ts'

export interface Result {
  rows: number
  seconds: number
}

/** Our extract.list, behind its guard, as many at once as there are lanes; in the browser each lane has its window. */
export async function ours(kind: Kind, port: number, path: string): Promise<Result> {
  const { pages, atOnce } = LOADS[kind]
  const allow = [`127.0.0.1:${port}`]
  const http = guardedHttp({ allow })
  const browser = kind === 'browser' ? chromiumBrowser({ path, allow }) : undefined
  const waiting = Array.from({ length: pages }, (_, n) => `http://127.0.0.1:${port}/${kind}/${n}`)
  let rows = 0
  const lane = async () => {
    const leased = await browser?.lease({ domains: undefined })
    const window: Window = leased ? async () => leased : noWindow
    const list = listTool({ open: openSource(http, window), now: () => new Date() })
    const wish = { fields: ['name', 'price', 'link'], pages: 1, browser: kind === 'browser' }
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const answer = await list.run({ url, ...wish }, bareStep())
      rows += answer.rows.filter(({ name, price, link }) => name && price && link).length
    }
    await leased?.close()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atOnce }, lane))
  const seconds = (performance.now() - start) / 1000
  await browser?.close()
  await http.close()
  return { rows, seconds }
}
