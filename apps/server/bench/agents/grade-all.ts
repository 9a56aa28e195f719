import type { Ask } from './ask-product.ts'
import type { serveSites } from './serve.ts'
import type { State } from './site.ts'
import { TASKS } from './tasks/index.ts'
import type { BenchTask, Done } from './tasks/task.ts'

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
export async function gradeAll(ask: Ask, sites: Sites, only: string | undefined) {
  const grades: Grade[] = []
  for (const task of TASKS.filter(
    ({ site, words }) => !only || site === only || words.some((one) => one.includes(only)),
  ))
    for (const words of task.words) grades.push(await grade(task, words, ask, sites))
  return summarise(grades)
}

async function grade(task: BenchTask, wording: string, ask: Ask, sites: Sites): Promise<Grade> {
  sites.begin()
  const before = task.site === 'practice' ? await readPost(ask) : NO_POST
  if (task.site === 'practice') await ask.call('POST', '/api/practice/reset', {})
  const words = wording.replace(/(?<![\w.])@/u, `http://${sites.host}/${task.site}`)
  const start = performance.now()
  const { status, why, said } = await ask.run(words)
  const ms = Math.round(performance.now() - start)
  const claimed = status === 'completed'
  const done =
    claimed && task.done({ state: await stateOf(task.site, ask, sites), said, ...(await postOf(task, ask, before)) })
  const mark = done ? '✓' : claimed ? '!' : '✗'
  console.log(
    `${mark} ${task.site.padEnd(10)} ${String(ms).padStart(6)} ms  ${wording}${done ? '' : `\n    ${why || said.slice(0, 200)}`}`,
  )
  return { site: task.site, words: wording, writes: task.writes, done, claimed, ms, why }
}

interface Post {
  mails: Done['mails']
  calls: Done['calls']
}

const NO_POST: Post = { mails: [], calls: [] }

async function readPost(ask: Ask): Promise<Post> {
  const { json: mails } = await ask.call<Done['mails']>('GET', '/api/outbox')
  const { json: calls } = await ask.call<Done['calls']>('GET', '/api/calls')
  return { mails, calls }
}

/** What has come since; the newest stand first. */
async function postOf({ site }: BenchTask, ask: Ask, before: Post): Promise<Post> {
  if (site !== 'practice') return NO_POST
  const { mails, calls } = await readPost(ask)
  return {
    mails: mails.slice(0, mails.length - before.mails.length),
    calls: calls.slice(0, calls.length - before.calls.length),
  }
}

/** What a site remembers. The practice site is asked as anybody would ask it. */
async function stateOf(site: string, ask: Ask, sites: Sites): Promise<State> {
  if (site !== 'practice') return sites.stateOf(site)
  const { json } = await ask.call<{ url: string }>('GET', '/api/practice')
  const read = async (path: string) =>
    ((await (await fetch(`${json.url}${path}`)).json()) as { items: unknown[] }).items
  return { posts: [], orders: await read('/api/orders'), contacts: await read('/api/contacts?perPage=50') }
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
