import { createServer } from 'node:http'
import { bareStep } from '@app/toolkit/testing'
import { describe, expect, test } from 'vitest'
import type { Page } from '../browser/port.ts'
import { BROWSER, openSite } from '../browser/testing.ts'
import { guardedHttp } from '../http/guarded.ts'
import { extractTools } from './tools.ts'

const ROWS = 60
const add = `let n = 0; const list = document.querySelector('ul')
  const add = (many) => { for (let i = 0; i < many && n < ${ROWS}; i++, n++) {
    const item = document.createElement('li'); item.innerHTML = '<h3>Lamp ' + n + '</h3><p>Stock ' + n + '</p><b>$' + n + '.50</b>'; list.append(item) } }`
const PAGES: Record<string, string> = {
  '/built': `<title>Built</title><ul></ul><script>${add}; add(${ROWS})</script>`,
  '/scrolls': `<title>Scrolls</title><style>li{height:120px}</style><ul></ul><i id="end">.</i><script>${add}; add(20)
    new IntersectionObserver(([end]) => { if (end.isIntersecting) setTimeout(() => add(20), 30) }).observe(document.querySelector('#end'))
    addEventListener('scroll', () => { if (innerHeight + scrollY >= document.body.scrollHeight - 5) setTimeout(() => add(20), 30) })</script>`,
  '/grows': `<title>Grows</title><ul></ul><button onclick="add(20); if (n === ${ROWS}) this.remove()">Load more</button><script>${add}; add(20)</script>`,
}
const site = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(PAGES[request.url ?? ''] ?? '<title>Other</title>')
})

describe.skipIf(!BROWSER)('lists in a real browser', () => {
  const open = openSite(site)

  async function list(page: string, input: object) {
    const http = guardedHttp({ allow: [new URL(open.base).host] })
    let leased: Page | undefined
    const window = async () => {
      leased ??= await open.browser.lease({ domains: undefined })
      return leased
    }
    const tool = extractTools(http, window).find(({ name }) => name === 'extract.list')
    try {
      const wish = { url: open.base + page, fields: ['name', 'price'], ...input }
      return (await tool?.run(tool.input.parse(wish), bareStep())) as { rows: { name: string }[]; stopped: string }
    } finally {
      await leased?.close()
      await http.close()
    }
  }

  test('a page that scripts build is opened in the browser without being asked', async () => {
    const { rows } = await list('/built', {})
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: ROWS }, (_, n) => `Lamp ${n}`))
  })

  test.each(['/scrolls', '/grows'])(
    '%s: what scrolling or a press brings is read to its end, each row once',
    async (page) => {
      const { rows, stopped } = await list(page, { browser: true, pages: 50 })
      expect(stopped).toBe('end')
      expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: ROWS }, (_, n) => `Lamp ${n}`))
    },
  )

  test('no further than asked', async () => {
    expect((await list('/grows', { browser: true, pages: 2 })).rows).toHaveLength(40)
  })
})
