// Takes every view at 1440 and 390 pixels, dark and light, of a production build with real work in it:
// `npm run pictures -- <folder> [names of views]`.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { giveWork } from './pictures/give-work.mjs'
import { startProduct } from './pictures/start-product.mjs'
import { VIEWS } from './pictures/views.mjs'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'

const SIZES = [
  { width: 1440, height: 960 },
  { width: 390, height: 844 },
]
const THEMES = ['dark', 'light']

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the pictures go: npm run pictures -- <folder>')
  process.exit(1)
}
refuseOldNode()
await ensureInstalled()
await ensureBuilt()
mkdirSync(folder, { recursive: true })
const executablePath = await ensureBrowser({ whole: true })
const product = await startProduct(executablePath)
// Graphics without a graphics card, so that the pictures are the same on every machine.
const args = ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-quic']
const browser = await (await import('playwright-core')).chromium.launch({ executablePath, args })
try {
  await giveWork(product.url)
  const views = VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const view of views) for (const theme of THEMES) for (const viewport of SIZES) await take(view, theme, viewport)
} finally {
  await browser.close()
  await product.stop()
}

async function take({ name, path, view }, theme, viewport) {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 600, baseURL: product.url })
  await context.addCookies([{ name: 'theme', value: theme, url: product.url }])
  const page = await context.newPage()
  // The settings of the demo user would have their say; a picture shows the theme it is asked for.
  await page.route('**/api/settings/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), theme } })
  })
  await page.goto(path)
  if (view) await showView(page, view, viewport)
  // Without it the page is not there, and a picture of nothing would pass for one.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  // Motion that shows cause and effect comes to its end.
  await page.waitForTimeout(1_000)
  const file = resolve(folder, `${name}-${viewport.width}-${theme}.png`)
  await page.screenshot({ path: file, fullPage: true })
  console.log(file)
  await context.close()
}

/** The dashboard's views are not in the address: a person chooses them in the sidebar, which a phone hides. */
async function showView(page, view, { width }) {
  if (width < 1024) await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: view }).last().click()
}
