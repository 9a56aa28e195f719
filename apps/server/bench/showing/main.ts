// What a person shows once, done again without them: the tasks of a batch are carried out by the hands of a script that knows
// each site and not the recorder, and then by nothing but the steps that were noted, on a fresh copy of the site:
// `npm run bench:showing -- FOLDER [--only site/task,…]`. A second time what is typed is another value than the one that is
// wanted afterwards. What is done in the same way to many is shown for two of them, and done to the others.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { readBatch, serveSite } from '../first-contact/batch.ts'
import { type Once, showOnce, showOthers } from './show-once.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const folder = positionals[0]
if (!folder) throw new Error('Which folder? It has a folder "sites" with a file a site.')
const only = values.only?.split(',')
const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** Of the same kind and another: a name for a name, a number for a number. */
const NAMES = ['Nora', 'Dahl', 'Ivo', 'Reyes']
const vary = (text: string): string =>
  /^[\d.,\s]+$/.test(text)
    ? text.replaceAll(/[1-8]/g, (digit) => String(Number(digit) + 1))
    : text
        .split(' ')
        .map((word, at) => (/^\p{Lu}/u.test(word) ? (NAMES[at % NAMES.length] ?? word) : [...word].reverse().join('')))
        .join(' ')

const tell = (name: string, how: string, { shown, again, why }: Once) =>
  console.log(`${again ? '✓' : shown ? '✗' : '–'} ${name.padEnd(28)} ${how}${why ? `: ${why}` : ''}`)

const all: Once[] = []
const others: Once[] = []
const rows: Once[] = []
for (const site of await readBatch(folder)) {
  for (const task of site.tasks) {
    const name = `${site.name}/${task.id}`
    if (only && !only.includes(site.name) && !only.includes(name)) continue
    const served = await serveSite(site)
    try {
      if (task.two) {
        const rest = await showOthers(browser, served, task)
        rows.push(rest)
        tell(name, 'the others too', rest)
        continue
      }
      const same = await showOnce(browser, served, task, undefined)
      if (!same) continue
      all.push(same)
      tell(name, 'the same', same)
      served.renew()
      const other = await showOnce(browser, served, task, vary)
      if (!other) continue
      others.push(other)
      tell(name, 'other values', other)
    } finally {
      served.close()
    }
  }
}
await browser.close()
const count = (some: readonly Once[]) => ({
  shown: some.filter(({ shown }) => shown).length,
  again: some.filter(({ again }) => again).length,
})
console.log(
  JSON.stringify(
    {
      changes: all.length,
      same: count(all),
      otherValues: count(others),
      othersToo: { of: rows.length, ...count(rows) },
    },
    null,
    2,
  ),
)
