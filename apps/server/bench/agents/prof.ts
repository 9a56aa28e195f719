import { withProduct } from './with-product.ts'
import { serveSites } from './serve.ts'
import { BY_HAND } from './by-hand.ts'
import { chromium } from 'playwright-core'
const sites = await serveSites()
const browserPath = '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
await withProduct({ browser: browserPath, host: sites.host }, async (ask) => {
  for (const task of BY_HAND.filter((t) => t.frozen && (!process.argv[2] || t.site === process.argv[2]))) {
    const url = `http://${sites.host}/${task.site}`
    const recipe = { version: 1, title: '', steps: [{ do: 'browser.open', with: { url } }, ...task.frozen!] }
    for (let r = 0; r < 5; r++) {
      sites.begin()
      await new Promise((x) => setTimeout(x, 600))
      const t0 = performance.now(); let last = t0
      const lines: string[] = []
      ;(globalThis as any).T = (w: string) => { const n = performance.now(); lines.push(`${(n - t0).toFixed(0).padStart(5)} +${(n - last).toFixed(0)} ${w}`); last = n }
      await ask.run('x', { recipe })
      ;(globalThis as any).T('END')
      const total = performance.now() - t0
      ;(globalThis as any).T = undefined
      sites.begin()
      await new Promise((x) => setTimeout(x, 600))
      const h0 = performance.now()
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const pg = await context.newPage(); const h1 = performance.now()
      await task.take(pg, url)
      const h = performance.now() - h0
      await context.close()
      console.log(task.site, r, total.toFixed(0), 'hand', h.toFixed(0), 'of it context', (h1 - h0).toFixed(0))
      if (r === 4) console.log(lines.join('\n'))
    }
  }
})
await browser.close()
process.exit(0)
