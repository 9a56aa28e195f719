import type { Agent, EthicsEvidence, EthicsFinding } from '@app/contract'
import { type Effect, type EthicsCode, SEVERITIES, type Severity, type Verdict } from '@app/spec'
import { isUrl } from '@app/values'
import { findPersonal } from './find-personal.ts'
import { type FlatStep, flattenSteps } from './flatten-steps.ts'

type Permission = 'fileAccess' | 'appAccess'

/** What is known of a tool before it runs; undefined where nobody knows it. */
export interface StepFact {
  effect: Effect
  /** Null: none. `unknown`: that depends on what is found. */
  needs: Permission | 'unknown' | null
}
export type FactsOf = (tool: string, input: Record<string, unknown>) => StepFact | undefined

/** A run that ended, with what its journal says. */
export interface RunRecord {
  id: string
  name: string
  completed: boolean
  verdict: Verdict | null
  /** Whether something was changed or sent, as opposed to read. */
  hadEffect: boolean
  lines: readonly { name: string; text: string }[]
}

export interface EthicsFacts {
  agent: Pick<Agent, 'objective' | 'recipe' | 'permissions' | 'domains' | 'limits' | 'approval'>
  factsOf: FactsOf
  runs: readonly RunRecord[]
}

/** Enough to see what is meant. */
const EVIDENCE_SHOWN = 5

type Check = (facts: EthicsFacts, steps: readonly KnownStep[]) => EthicsFinding[]
interface KnownStep extends FlatStep {
  fact: StepFact | undefined
}

/** Everything that is found, the gravest first. Nothing is asked of anybody, and nothing is changed. */
export function checkEthics(facts: EthicsFacts): EthicsFinding[] {
  const steps = flattenSteps(facts.agent.recipe?.steps ?? []).map((flat) => ({
    ...flat,
    fact: facts.factsOf(flat.step.do, flat.step.with),
  }))
  const found = CHECKS.flatMap((check) => check(facts, steps))
  return found.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

const personalData: Check = ({ agent, runs }, steps) => [
  ...finding('personal-in-words', 'medium', personalIn(agent.objective, 'objective', null)),
  ...finding(
    'personal-in-steps',
    'medium',
    steps.flatMap(({ path, step }) => personalIn(JSON.stringify(step.with), 'step', path)),
  ),
  ...finding(
    'personal-in-runs',
    'low',
    runs.flatMap(({ id, lines }) => lines.flatMap(({ text }) => personalIn(text, 'run', id))),
  ),
]

const permissions: Check = ({ agent: { permissions: given, domains } }, steps) => {
  const isUnused = (permission: Permission) =>
    given[permission] &&
    steps.length > 0 &&
    steps.every(({ fact }) => fact && fact.needs !== permission && fact.needs !== 'unknown')
  const logIns = [...new Set(steps.flatMap(({ step }) => namesOfLogIn(step.with)))]
  const sites = [...new Set(steps.flatMap(({ step }) => sitesIn(step.with)))]
  const settings = (says: readonly string[]): EthicsEvidence[] =>
    says.map((words) => ({ place: 'setting', at: null, says: words }))
  return [
    ...finding('file-access-unused', 'medium', isUnused('fileAccess') ? settings(['fileAccess']) : []),
    ...finding('app-access-unused', 'medium', isUnused('appAccess') ? settings(['appAccess']) : []),
    ...finding('any-log-in', 'medium', given.appAccess && !given.logIns ? settings(logIns) : []),
    ...finding('any-site', 'low', domains === null ? settings(sites) : []),
  ]
}

const irreversible: Check = ({ agent: { approval, limits } }, steps) => {
  const sends = steps.filter(({ fact }) => fact?.effect === 'sends')
  const toEvidence = ({ path, step }: KnownStep): EthicsEvidence => ({
    place: 'step',
    at: path,
    says: step.name ?? step.do,
  })
  const openEnded = limits.actionsPerTask === undefined ? sends.filter(({ isOpenEnded }) => isOpenEnded) : []
  return [
    ...finding('sends-unasked', 'high', approval === 'risky' ? sends.map(toEvidence) : []),
    ...finding('sends-unlimited', 'high', openEnded.map(toEvidence)),
  ]
}

const unverified: Check = ({ runs }) => {
  const done = runs.filter(({ completed }) => completed)
  const toEvidence = ({ id, name }: RunRecord): EthicsEvidence => ({ place: 'run', at: id, says: name })
  const against = done.filter(({ verdict }) => verdict === 'contradicted')
  const without = done.filter(
    ({ verdict, hadEffect }) => hadEffect && verdict !== 'verified' && verdict !== 'contradicted',
  )
  return [
    ...finding('contradicted-success', 'high', against.map(toEvidence)),
    ...finding('unverified-success', 'medium', without.map(toEvidence)),
  ]
}

const CHECKS: readonly Check[] = [personalData, permissions, irreversible, unverified]

const finding = (code: EthicsCode, severity: Severity, evidence: readonly EthicsEvidence[]): EthicsFinding[] => {
  const each = [...new Map(evidence.map((one) => [`${one.place} ${one.at} ${one.says}`, one])).values()]
  return each.length > 0 ? [{ code, severity, evidence: each.slice(0, EVIDENCE_SHOWN), count: each.length }] : []
}

const personalIn = (text: string, place: EthicsEvidence['place'], at: string | null): EthicsEvidence[] =>
  findPersonal(text).map(({ masked }) => ({ place, at, says: masked }))

/** As the engine reads it: by name, or an object that names it; a kept sign-in counts too. */
function namesOfLogIn({ logIn, profile }: Record<string, unknown>): string[] {
  const named = typeof logIn === 'object' && logIn !== null && 'name' in logIn ? logIn.name : (logIn ?? profile)
  return typeof named === 'string' ? [named] : []
}

const sitesIn = (input: Record<string, unknown>): string[] =>
  Object.values(input).flatMap((value) => {
    if (typeof value !== 'string' || !/^https?:\/\/[^/{}]+/i.test(value)) return []
    return isUrl(value) ? [new URL(value).host] : []
  })
