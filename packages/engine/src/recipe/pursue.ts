import type { PursueStep } from '@app/contract'
import { Refused } from '@app/toolkit'
import { resolve } from './look-up.ts'
import { sitesIn } from './named-sites.ts'
import type { Leaf, Memory } from './walk.ts'

/** What the mind answers when it has looked. Acts are steps like any other, with exact inputs. */
export interface Decision {
  why?: string
  acts?: { do: string; says: string; with: Record<string, unknown> }[]
  /** It is done; what the goal asked to be given back. */
  done?: { answer: unknown }
  /** What only the person can tell, and answers that are likely. */
  ask?: string
  options?: string[]
  /** Why it gives up. */
  cannot?: string
  /** What it read and will need later. */
  note?: string
  /** What it wants to be told again. */
  memory?: Record<string, unknown>
  /** What it wants to see next of a page that is longer than one look. */
  view?: Record<string, unknown>
  /** Why something it wanted cannot be done. */
  refused?: string
  /** The same for the same look. */
  look?: string
  spent?: { costCents: number | null } | undefined
  tookMs?: number
}

/** Twice is a second try; more of the same is a circle. */
const MOST_ALIKE = 3
const MOST_QUESTIONS = 5
const ALIKE = 'You have done exactly this on exactly this page before, and nothing changed. Do something else, or end.'

/**
 * Look, decide, act, look again, until it is done. Like every walk it goes by nothing but the recipe and the answers so
 * far: what was decided stands in the journal, and nobody is asked for it twice.
 */
export function* pursue(step: PursueStep, path: string, memory: Memory): Generator<Leaf, unknown, unknown> {
  const goal = String(resolve(step.pursue, memory.values))
  const values = resolve(step.values, memory.values)
  const sites = new Set([...memory.sites, ...sitesIn(step.pursue), ...sitesIn(step.values)])
  const told: string[] = []
  const notes: string[] = []
  let view: Record<string, unknown> | undefined
  let look: string | undefined
  let remembered: Record<string, unknown> | undefined
  const tried = new Map<string, number>()
  let [acts, questions, cents, ms] = [0, 0, 0, 0]
  for (let turn = 1; ; turn += 1) {
    const at = `${path}[${turn}]`
    const left = step.within.acts - acts
    const asked = {
      ...{ goal, values, give: step.give, logIns: step.logIns, sites: [...sites], left },
      ...{ told: [...told], notes: [...notes] },
      ...(remembered ? { memory: remembered } : {}),
      ...(view ? { view } : {}),
      ...(look && !view ? { before: look } : {}),
    }
    const decision = (yield leafOf(at, 'mind.decide', 'Look and decide what to do next', asked, path)) as Decision
    cents += decision.spent?.costCents ?? 0
    ms += decision.tookMs ?? 0
    if (decision.done) return decision.done.answer
    if (decision.cannot !== undefined) throw new Refused(`This could not be done. ${decision.cannot}`)
    if (cents > step.within.cents) throw spentUp(path, `${step.within.cents} cents`, 'cents')
    if (ms > step.within.seconds * 1_000) throw spentUp(path, `${step.within.seconds} seconds`, 'seconds')
    if (decision.refused) told.push(`${turn}. Refused: ${decision.refused}`)
    if (decision.note) notes.push(decision.note)
    if (decision.memory) remembered = decision.memory
    view = decision.view
    look = decision.look
    if (decision.ask !== undefined) {
      questions += 1
      if (questions > MOST_QUESTIONS)
        throw new Refused(`Step ${path} has asked ${MOST_QUESTIONS} questions and is not done. Say more of it at once.`)
      const asked = { question: decision.ask, options: decision.options ?? [] }
      const { answer } = (yield leafOf(`${at}.1`, 'person.ask', decision.ask, asked, at)) as { answer: string }
      // A person's own words name sites as the task itself does; what was held out to them may be the page's.
      if (!asked.options.includes(answer)) for (const site of sitesIn(answer)) sites.add(site)
      told.push(`${turn}. The person was asked: "${decision.ask}". THEIR ANSWER: "${answer}"`)
      continue
    }
    const wanted = decision.acts ?? []
    const key = JSON.stringify([decision.look, view, wanted.map((act) => [act.do, act.with])])
    const times = (tried.get(key) ?? 0) + 1
    tried.set(key, times)
    if (times > MOST_ALIKE)
      throw new Refused(`Step ${path} goes round in circles: ${decision.why ?? goal}. Say it in other words.`)
    if (times > 1) told.push(ALIKE)
    const withheld: string[] = []
    for (const [index, act] of wanted.entries()) {
      if (acts >= step.within.acts) throw spentUp(path, `${step.within.acts} acts`, 'acts')
      acts += 1
      const outcome = yield { ...leafOf(`${at}.${index + 1}`, act.do, act.says, act.with, at), soft: true }
      if (isWithheld(outcome)) {
        withheld.push(act.says)
        continue
      }
      const failed = failureOf(outcome)
      told.push(failed === undefined ? `${turn}. ${act.says}: done` : `${turn}. ${act.says}: FAILED. ${failed}`)
      if (failed !== undefined) break
    }
    // In a rehearsal the page stays as it is, so there is nothing more to look at.
    if (withheld.length > 0) return { withheld }
  }
}

const spentUp = (path: string, much: string, what: string) =>
  new Refused(`Step ${path} has used the ${much} it may use and is not done. Raise its limit of ${what}, or divide it.`)

const isWithheld = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'withheld' in outcome && outcome.withheld === true

const failureOf = (outcome: unknown): string | undefined =>
  typeof outcome === 'object' && outcome !== null && 'failed' in outcome && typeof outcome.failed === 'string'
    ? outcome.failed
    : undefined

/** Everything a mind decides has the page's hand in it, so its source is the look it was decided on. */
function leafOf(path: string, tool: string, name: string, input: Record<string, unknown>, from: string): Leaf {
  const keys = Object.keys(input)
  return {
    path,
    name: name.slice(0, 200),
    tool,
    input,
    templates: input,
    sources: Object.fromEntries(keys.map((key) => [key, [from]])),
    provenance: Object.fromEntries(keys.map((key) => [key, from])),
  }
}
