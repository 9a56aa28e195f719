// The peer: Crawlee reads the same pages with selectors written by hand, with Cheerio or in a browser. Run by npm exec,
// which puts the package's folder on the PATH and nowhere else.
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const [, , kind, port, pages, atOnce, browser] = process.argv
const bin = (process.env.PATH ?? '').split(delimiter).find((folder) => folder.includes('_npx'))
const require = createRequire(join(dirname(bin ?? '.'), 'any.js'))
const { CheerioCrawler, PlaywrightCrawler, Configuration, log } = require(
  kind === 'browser' ? '@crawlee/playwright' : '@crawlee/cheerio',
)

log.setLevel(log.LEVELS.ERROR)
const rows = []
const many = { minConcurrency: Number(atOnce), maxConcurrency: Number(atOnce) }
const kept = new Configuration({ persistStorage: false })
const crawler = kind === 'browser' ? inBrowser() : withCheerio()
const urls = Array.from({ length: Number(pages) }, (_, n) => `http://127.0.0.1:${port}/${kind}/${n}`)
const start = performance.now()
await crawler.run(urls)
console.log(JSON.stringify({ rows: rows.length, seconds: (performance.now() - start) / 1000 }))

function withCheerio() {
  const requestHandler = ({ $, request }) => {
    $('article.card').each((_, card) => {
      rows.push({
        name: $(card).find('h3').text().trim(),
        price: Number($(card).find('.cost b').text().replace('$', '')),
        link: new URL($(card).find('h3 a').attr('href'), request.loadedUrl).href,
      })
    })
  }
  return new CheerioCrawler({ ...many, requestHandler }, kept)
}

function inBrowser() {
  const requestHandler = async ({ page }) => {
    rows.push(
      ...(await page.$$eval('article.card', (cards) =>
        cards.map((card) => ({
          name: card.querySelector('h3').textContent.trim(),
          price: Number(card.querySelector('.cost b').textContent.replace('$', '')),
          link: card.querySelector('h3 a').href,
        })),
      )),
    )
  }
  // The same driver as ours.
  const { chromium: launcher } = createRequire(import.meta.url)('playwright-core')
  const launchOptions = { executablePath: browser, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
  return new PlaywrightCrawler(
    { ...many, headless: true, launchContext: { launcher, launchOptions }, requestHandler },
    kept,
  )
}
