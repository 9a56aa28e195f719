// The peer: Crawlee with Cheerio reads the same pages with selectors written by hand. Run by npm exec, which puts the
// package's folder on the PATH and nowhere else.
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const [, , port, pages, atOnce] = process.argv
const bin = (process.env.PATH ?? '').split(delimiter).find((folder) => folder.includes('_npx'))
const require = createRequire(join(dirname(bin ?? '.'), 'any.js'))
const peer = '@crawlee/cheerio'
const { CheerioCrawler, Configuration, log } = require(peer)

log.setLevel(log.LEVELS.ERROR)
const rows = []
const crawler = new CheerioCrawler(
  {
    minConcurrency: Number(atOnce),
    maxConcurrency: Number(atOnce),
    requestHandler: ({ $, request }) => {
      $('article.card').each((_, card) => {
        rows.push({
          name: $(card).find('h3').text().trim(),
          price: Number($(card).find('.cost b').text().replace('$', '')),
          link: new URL($(card).find('h3 a').attr('href'), request.loadedUrl).href,
        })
      })
    },
  },
  new Configuration({ persistStorage: false }),
)
const urls = Array.from({ length: Number(pages) }, (_, n) => `http://127.0.0.1:${port}/lamps/${n}`)
const start = performance.now()
await crawler.run(urls)
console.log(JSON.stringify({ rows: rows.length, seconds: (performance.now() - start) / 1000 }))
