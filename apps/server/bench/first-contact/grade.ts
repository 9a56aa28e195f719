import type { Ask } from '../agents/ask-product.ts'
import { type Served, type Site, type SiteTask, serveSite } from './batch.ts'
import type { Again } from './do-again.ts'

export interface Grade {
  task: string
  done: boolean
  /** What the run said of itself. */
  status: string
  verdict: string | null
  /** It was not done, and the site is not as it was. */
  changed: boolean
  decisions: number
  tokens: number
  ms: number
  words: string
  answer: string
  why: string
}

/** One task on a site of its own, by the whole product; a person is beside it who says yes to what waits for them. */
export async function grade(
  ask: Ask,
  site: Site,
  task: SiteTask,
): Promise<{ graded: Grade; served: Served; id: string }> {
  const served = await serveSite(site)
  const before = JSON.stringify(served.state())
  const start = performance.now()
  const run = await ask.run(`On ${served.base}${task.path}: ${task.words}`, { approve: true })
  const done = run.status === 'completed' && task.check({ state: served.state(), answer: run.said })
  const graded = {
    task: `${site.name}/${task.id}`,
    done,
    status: run.status,
    verdict: run.verdict,
    changed: !done && JSON.stringify(served.state()) !== before,
    decisions: run.decisions,
    tokens: run.tokens,
    ms: Math.round(performance.now() - start),
    words: task.words,
    answer: run.said.slice(0, 2_000),
    why: run.why,
  }
  return { graded, served, id: run.id }
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export const summarise = (grades: readonly Grade[]) => ({
  tasks: grades.length,
  done: grades.filter(({ done }) => done).length,
  /** It said that it was done, and it was not. */
  falseSuccesses: grades.filter(({ done, status }) => !done && status === 'completed').length,
  ofThemVerified: grades.filter(
    ({ done, status, verdict }) => !done && status === 'completed' && verdict === 'verified',
  ).length,
  /** Something was changed, and not as it was asked for. */
  wrongEffects: grades.filter(({ changed }) => changed).length,
  medianDecisions: median(grades.map(({ decisions }) => decisions)),
  medianTokens: median(grades.map(({ tokens }) => tokens)),
  medianSeconds: Math.round(median(grades.map(({ ms }) => ms)) / 1_000),
})

export const summariseAgain = (all: readonly Again[]) => ({
  frozen: all.length,
  /** With nobody to decide, on the same site as new. */
  replayed: all.filter(({ replayed }) => replayed).length,
  medianTimesByHand: Math.round(100 * median(all.flatMap(({ timesByHand }) => timesByHand ?? []))) / 100,
  changedSites: all.filter(({ mended }) => mended !== null).length,
  mended: all.filter(({ mended }) => mended === true).length,
})
