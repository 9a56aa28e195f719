// Icons of the extension and of the installed app, drawn from the product's mark. Run again when the mark changes; the
// pictures are kept.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './setup/browser.mjs'
import { inRoot } from './setup/paths.mjs'

const mark = readFileSync(inRoot('apps/web/public/favicon.svg'), 'utf8')
const GROUND = '#0a0c11'

/** Where a system cuts its own shape out of it, the mark stands on a ground, within the circle that is always left. */
const ICONS = [
  ...[16, 32, 48, 128].map((size) => ({ size, to: `apps/extension/icons/${size}.png` })),
  ...[192, 512].map((size) => ({ size, to: `apps/web/public/icons/${size}.png` })),
  { size: 512, to: 'apps/web/public/icons/maskable-512.png', share: 0.6 },
  { size: 180, to: 'apps/web/public/icons/apple-touch.png', share: 0.72 },
]

const executablePath = await ensureBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const { size, to, share = 1 } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const body = `body{display:grid;place-items:center;height:${size}px;${share < 1 ? `background:${GROUND}` : ''}}`
  await page.setContent(`<style>*{margin:0}${body}svg{display:block;width:${size * share}px}</style>${mark}`)
  mkdirSync(dirname(inRoot(to)), { recursive: true })
  await page.screenshot({ path: inRoot(to), omitBackground: share === 1 })
  await page.close()
}
await browser.close()
