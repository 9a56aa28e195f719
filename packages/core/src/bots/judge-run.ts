import { isDeepStrictEqual } from 'node:util'
import type { TaskTrace } from '@app/contract'
import type { Said } from '@app/db'
import { quote } from '../help/fill-words.ts'
import type { Expectation } from './expectation.ts'
import { shapeOf } from './shape-of.ts'

/** What is known once a test's run is over. */
export interface RunFacts {
  run: TaskTrace
  /** What the site answered when it was asked directly, by path; undefined where it did not answer. */
  sites: ReadonlyMap<string, unknown>
  /** Names of the files the run made. */
  files: readonly string[]
  /** Subjects of the mails that were kept or taken. */
  mails: readonly string[]
}

export interface Judged {
  met: number
  total: number
  /** What was not met, each as a sentence. */
  unmet: Said[]
}

/** Holds a run against what was expected of it. That it completes is the first expectation of every test. */
export function judgeRun(expectations: readonly Expectation[], facts: RunFacts): Judged {
  const unmet = expectations.flatMap((expectation) => judge(expectation, facts) ?? [])
  const completed = facts.run.status === 'completed'
  const total = expectations.length + 1
  return { total, met: total - unmet.length - (completed ? 0 : 1), unmet }
}

function judge(expected: Expectation, { run, sites, files, mails }: RunFacts): Said | undefined {
  const outputOf = (step: number) => run.steps.find(({ position }) => position === step)?.output
  switch (expected.of) {
    case 'rows': {
      const rows = at(outputOf(expected.step), 'rows')
      return same('rows', expected.count, Array.isArray(rows) ? rows.length : 0)
    }
    case 'step':
      return same('value', expected.is, at(outputOf(expected.step), expected.at), expected.at)
    case 'words': {
      const words = at(outputOf(expected.step), expected.at)
      const holds = typeof words === 'string' && words.includes(expected.contain)
      return holds ? undefined : unlike('words', expected.contain, words)
    }
    case 'site':
      return same('site', expected.is, at(sites.get(expected.path), expected.at), expected.at)
    case 'file':
      return files.includes(expected.name) ? undefined : { code: 'file', values: { name: expected.name } }
    case 'mail':
      return mails.includes(expected.subject) ? undefined : { code: 'mail' }
    case 'verdict':
      return same('verdict', expected.is, run.verdict)
    case 'steps':
      return same('steps', expected.count, run.steps.length)
    case 'shape':
      return isDeepStrictEqual(shapeOf(run.result), expected.is) ? undefined : { code: 'shape' }
    case 'result':
      return isDeepStrictEqual(run.result, expected.is) ? undefined : { code: 'result' }
  }
}

const same = (code: string, expected: unknown, found: unknown, at = ''): Said | undefined =>
  isDeepStrictEqual(found, expected) ? undefined : unlike(code, expected, found, at)

const unlike = (code: string, expected: unknown, found: unknown, at = ''): Said => ({
  code,
  values: { expected: show(expected), found: show(found), at },
})

/** Short, and on one line: what a page wrote may be long. */
const show = (value: unknown): string => quote(typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'), 120)

/** `items.0.subject`: looked up part by part; undefined where the way ends before. */
function at(value: unknown, path: string): unknown {
  let here = value
  for (const part of path.split('.')) {
    if (here === null || typeof here !== 'object' || !Object.hasOwn(here, part)) return undefined
    here = (here as Record<string, unknown>)[part]
  }
  return here
}
