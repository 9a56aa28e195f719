// Sites and tasks by somebody who knows nothing of the product, done by the whole product and graded by what the sites
// remember: `npm run bench:first-contact -- FOLDER [--only site/task,…] [--at-once N] [--out FILE] [--again]`. With the keys and
// addresses of a model in the environment it decides; without, the built-in mind does. With `--again` what was proven is done
// again as exact steps without a mind, against the same by hand, and on the site after a new design where it has one.
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Ask } from '../agents/ask-product.ts'
import { withProduct } from '../agents/with-product.ts'
import { readBatch, type Served, type Site, type SiteTask } from './batch.ts'
import { type Again, doAgain } from './do-again.ts'
import { type Grade, grade, summarise, summariseAgain } from './grade.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    'at-once': { type: 'string' },
    out: { type: 'string' },
    minutes: { type: 'string' },
    again: { type: 'boolean' },
  },
})
const folder = positionals[0]
if (!folder) throw new Error('Which folder? It has a folder "sites" with a file a site.')
const only = values.only?.split(',')
const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'
const todo = (await readBatch(folder)).flatMap((site) =>
  site.tasks
    .filter(({ id, two }) => !two && (!only || only.includes(site.name) || only.includes(`${site.name}/${id}`)))
    .map((task) => ({ site, task })),
)

const grades: Grade[] = []
const proven: { site: Site; task: SiteTask; served: Served; id: string }[] = []
await withProduct({ browser, host: '127.0.0.1', longestMs: Number(values.minutes ?? 6) * 60_000 }, async (ask) => {
  const work = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) {
      const { graded, served, id } = await grade(ask, next.site, next.task)
      grades.push(graded)
      if (values.again && graded.done) proven.push({ ...next, served, id })
      else served.close()
      if (values.out) appendFileSync(values.out, `${JSON.stringify(graded)}\n`)
      const mark = graded.done ? '✓' : graded.status === 'completed' || graded.changed ? '!' : '✗'
      console.log(
        `${mark} ${graded.task.padEnd(24)} ${graded.decisions} decisions, ${graded.tokens} tokens, ${graded.ms} ms`,
      )
    }
  }
  await Promise.all(Array.from({ length: Number(values['at-once'] ?? 1) }, work))
  console.log(JSON.stringify(summarise(grades), null, 2))
  await again(ask)
})

/** One after the other, so that the times are theirs alone; one a site on its new design. */
async function again(ask: Ask): Promise<void> {
  const all: Again[] = []
  const redesigned = new Set<string>()
  for (const { site, task, served, id } of proven) {
    const done = await doAgain(ask, served, task, { id, mends: !redesigned.has(site.name) })
    served.close()
    if (!done) continue
    if (done.mended !== null) redesigned.add(site.name)
    all.push(done)
    console.log(`again ${site.name}/${task.id}: ${JSON.stringify(done)}`)
  }
  if (all.length > 0) console.log(JSON.stringify(summariseAgain(all), null, 2))
}
