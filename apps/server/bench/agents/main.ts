// Tasks in plain words on twelve small sites in different styles and on the practice site, carried out by the built-in
// planner through the whole product, and graded by what the sites remember. A run that says it is done and is not, is a
// false success. Then some of them against the same steps written by hand in Playwright, in this run.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareTimes } from './compare-times.ts'
import { gradeAll } from './grade-all.ts'
import { serveSites } from './serve.ts'
import { withProduct } from './with-product.ts'

/** So often each task that is timed is done. */
const ROUNDS = 5
/** `times`, or words that stand in the tasks to be graded; everything without. */
const only = process.argv[2]
const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'

const sites = await serveSites()
const where = { browser, host: sites.host }
try {
  const graded = only === 'times' ? undefined : await withProduct(where, (ask) => gradeAll(ask, sites, only))
  const timed = only === undefined || only === 'times'
  const times = timed ? await withProduct(where, (ask) => compareTimes(ask, sites, browser, ROUNDS)) : undefined
  if (only === undefined)
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify({ ...graded, times }, null, 2)}\n`)
} finally {
  sites.close()
}
