import type { FastifyInstance } from 'fastify'
import { askProduct } from './ask-product.ts'
import type { serveSites } from './serve.ts'
import { type BenchTask, TASKS } from './tasks.ts'

type Sites = Awaited<ReturnType<typeof serveSites>>

interface Grade {
  site: string
  words: string
  writes: boolean
  done: boolean
  /** It said that it was done. */
  claimed: boolean
  ms: number
  why: string
}

/** Every wording of every task, each on sites as they were at the beginning. */
export async function gradeAll(app: FastifyInstance, sites: Sites, only: string | undefined) {
  const ask = askProduct(app)
  await ask.call('POST', '/api/credentials', {
    name: 'Intranet',
    origin: `http://${sites.host}`,
    username: 'sam',
    secret: 'correct horse',
  })
  const grades: Grade[] = []
  for (const task of TASKS.filter(
    ({ site, words }) => !only || site === only || words.some((one) => one.includes(only)),
  ))
    for (const words of task.words) grades.push(await grade(task, words, ask, sites))
  return summarise(grades)
}

async function grade(
  task: BenchTask,
  wording: string,
  ask: ReturnType<typeof askProduct>,
  sites: Sites,
): Promise<Grade> {
  sites.begin()
  const words = wording.replace('@', `http://${sites.host}/${task.site}`)
  const start = performance.now()
  const { status, why, said } = await ask.run(words)
  const ms = Math.round(performance.now() - start)
  const claimed = status === 'completed'
  const done = claimed && task.done({ state: sites.stateOf(task.site), said })
  const mark = done ? '✓' : claimed ? '!' : '✗'
  console.log(
    `${mark} ${task.site.padEnd(10)} ${String(ms).padStart(6)} ms  ${wording}${done ? '' : `\n    ${why || said.slice(0, 200)}`}`,
  )
  return { site: task.site, words: wording, writes: task.writes, done, claimed, ms, why }
}

function summarise(grades: readonly Grade[]) {
  const count = (test: (grade: Grade) => boolean) => grades.filter(test).length
  const summary = {
    wordings: grades.length,
    done: count(({ done }) => done),
    ofWrites: `${count(({ done, writes }) => done && writes)} of ${count(({ writes }) => writes)}`,
    /** Said to be done and not done. */
    falseSuccesses: count(({ done, claimed }) => claimed && !done),
    medianMs: grades.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(grades.length / 2)] ?? 0,
  }
  console.log(JSON.stringify(summary, null, 2))
  return summary
}
