// Sites where something is done or only looks so, worked on by exact steps; what the product says of each, against the
// truth: `npm run bench:liars -- [FOLDER] [--only name,…]`. Without a folder, the 120 that are kept here.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withProduct } from '../agents/with-product.ts'
import { readCases, serveCase, toRecipe } from './case.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const folder = positionals[0] ?? join(import.meta.dirname, 'pages')
const cases = (await readCases(folder)).filter(({ name }) => !only || only.includes(name))
const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'

/** The product looks once more a moment after the end of a run, and takes back what is gone by then. */
const LATER_MS = 3_500

const said = { honest: {} as Record<string, number>, liar: {} as Record<string, number> }
await withProduct({ browser, host: '127.0.0.1', allow: '127.0.0.1,localhost' }, async (ask) => {
  for (const one of cases) {
    const served = await serveCase(one)
    const run = await ask.run(one.about, { recipe: toRecipe(served.base, one), approve: true })
    const ended = run.status === 'completed' ? (run.verdict ?? 'none') : run.status
    if (ended === 'verified') await sleep(LATER_MS)
    const { json: later } = await ask.call<{ verdict: string }>('GET', `/api/tasks/${run.id}`)
    served.close()
    const verdict = ended === 'verified' ? later.verdict : ended
    const kind = one.honest ? 'honest' : 'liar'
    said[kind][verdict] = (said[kind][verdict] ?? 0) + 1
    const wrong = one.honest ? !['verified', 'seen'].includes(verdict) : verdict === 'verified'
    console.log(
      `${wrong ? '!' : ' '} ${kind.padEnd(6)} ${verdict.padEnd(12)} ${one.name}: ${one.about} ${verdict === ended ? run.why : `(at first ${ended})`}`,
    )
  }
})
console.log(JSON.stringify(said, null, 2))
