// The examples of the W3C’s ARIA Authoring Practices, worked by our hands alone and checked by a fresh look:
// `npm run bench:widgets -- FOLDER [words of an example]`. The folder is a checkout of w3c/aria-practices, or its `content`.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumBrowser } from '../../src/browser/chromium.ts'
import { inTime } from './eyes.ts'
import { workFor } from './patterns.ts'
import { serveFolder } from './site.ts'

const [folder, ...words] = process.argv.slice(2)
if (!folder)
  throw new Error('Say where the guide is: npm run bench:widgets -- FOLDER, a checkout of w3c/aria-practices.')
const content = [join(folder, 'content'), folder].find((one) => existsSync(join(one, 'patterns')))
if (!content) throw new Error(`There is no folder "patterns" in ${folder}. Give a checkout of w3c/aria-practices.`)
const path = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) =>
  existsSync(one),
)
if (!path) throw new Error('There is no browser here. Set BROWSER_PATH to a Chromium.')

const site = await serveFolder(content)
const browser = chromiumBrowser({ path, allow: [new URL(site.base).host] })
const failures: string[] = []
let [done, total] = [0, 0]
try {
  for (const example of await listExamples(join(content, 'patterns'))) {
    if (!words.every((word) => example.includes(word))) continue
    for (const [what, work] of Object.entries(workFor(example))) {
      total += 1
      const page = await browser.lease({ domains: undefined })
      try {
        await page.open(`${site.base}/patterns/${example}`, inTime())
        await work(page)
        done += 1
      } catch (error) {
        failures.push(`${example}, ${what}: ${error instanceof Error ? error.message : error}`)
        console.log(`! ${failures.at(-1)}`)
      } finally {
        await page.close()
      }
    }
  }
} finally {
  await browser.close()
  site.close()
}
console.log(`done ${done} of ${total} (${((100 * done) / total).toFixed(1)} of 100, wanted: 95)`)

/** Pages of a pattern that say themselves that they hold no example yet are left out. */
async function listExamples(patterns: string): Promise<string[]> {
  const files = await readdir(patterns, { recursive: true })
  const pages = files.filter((file) => /^[^/]+\/examples\/[^/]+\.html$/.test(file)).sort()
  const kept = await Promise.all(
    pages.map(async (file) => {
      const text = await readFile(join(patterns, file), 'utf8')
      return text.includes('This is the place where the reader will experience') ? [] : [file]
    }),
  )
  return kept.flat()
}
