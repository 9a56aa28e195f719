import type { Browser, Page } from 'playwright-core'

/** What a user sees as a hitch: three frames of sixty a second. */
const LONG_MS = 50
const ROUNDS = 3
/** As text: what runs in the page must not lean on what the runner adds to functions with names. */
const WATCH = `
  globalThis.seen = []
  let last = performance.now()
  const look = (now) => { seen.push(now - last); last = now; requestAnimationFrame(look) }
  requestAnimationFrame(look)`

interface Screen {
  /** Something that is there once one can work with the screen. */
  ready: string
  /** What is scrolled: the page, or something in it. */
  scroll?: string
}

/** The middle of three visits, each with an empty cache. */
export async function measureScreen(browser: Browser, url: string, { ready, scroll }: Screen) {
  const times: number[] = []
  let frames: Awaited<ReturnType<typeof scrollThrough>> | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForSelector(ready)
    // Two frames later it has been painted, and a click would be answered.
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
          ),
      ),
    )
    if (scroll && round === ROUNDS - 1) frames = await scrollThrough(page, scroll)
    await context.close()
  }
  return { interactiveMs: Math.round(times.sort((a, b) => a - b)[1] ?? 0), ...frames }
}

/** Turns the wheel for six seconds and watches how long each frame takes. */
async function scrollThrough(page: Page, what: string) {
  const box = what === 'page' ? null : await page.locator(what).first().boundingBox()
  await page.mouse.move(box ? box.x + box.width / 2 : 800, box ? box.y + box.height / 2 : 500)
  await page.evaluate(WATCH)
  for (let turn = 0; turn < 200; turn += 1) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(30)
  }
  const seen = (await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)).slice(1)
  const sorted = [...seen].sort((a, b) => a - b)
  const rows = await page.evaluate(() => document.querySelectorAll('article, [role=option]').length)
  return {
    frames: seen.length,
    longFrames: seen.filter((ms) => ms > LONG_MS).length,
    p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    worstMs: Math.round(sorted.at(-1) ?? 0),
    rowsDrawn: rows,
  }
}
