import { isForPages } from '@app/mind'
import { LOCAL_MODEL, type Model } from '@app/spec'
import { Refused, Unavailable } from '@app/toolkit'
import { LOCAL_LONGEST_MS, spokenName } from './model/local-ways.ts'
import { type ModelKeys, modelByDefault, openModel, withOwn } from './model/open-model.ts'
import { pageGoal } from './model/page-goal.ts'
import type { ToolFact } from './model/tool-fact.ts'
import type { Plan, Planner } from './port.ts'
import { withAddress } from './with-address.ts'

export interface Planners {
  /** The planner a person has chosen by its name, or the built-in one, which says why. */
  named(name: string, own?: ModelKeys): Planner
  /** Who plans for somebody who has chosen nobody. */
  byDefault(own?: ModelKeys): Model
  /** Whose key a model would be asked with; null where there is none. */
  keyOf(name: string, own?: ModelKeys): 'you' | 'installation' | 'built-in' | null
}

export interface PlannersOptions {
  builtin: Planner
  keys: ModelKeys
  /** Asked for at first need: their schemas take a moment to write out. */
  tools: () => readonly ToolFact[]
  /** How long a model may take for a plan. */
  longestMs?: number
}

/** Every planner there is. What cannot be had is replaced by the built-in one, never silently. */
export function choosePlanner({ builtin, keys, tools, longestMs }: PlannersOptions): Planners {
  const made = new Map<string, Planner>()
  function make(name: string, all: ModelKeys): Planner {
    if (name === builtin.name) return looking(builtin)
    const model = openModel(name, all)
    if (!model) return saying(builtin, missing(name))
    const patience = name === LOCAL_MODEL ? LOCAL_LONGEST_MS : undefined
    // The models' library is large, and most installations never use it.
    const asked = import('./model/model-planner.ts').then(({ modelPlanner }) =>
      modelPlanner({ name: spokenName(name), model, tools: tools(), longestMs: patience ?? longestMs }),
    )
    const plan: Planner['plan'] = async (goal, signal) => pageGoal(goal) ?? (await asked).plan(goal, signal)
    return { ...fallingBack({ name, plan }, builtin), atOnce: pageGoal, ...(patience ? { longestMs: patience } : {}) }
  }
  return {
    byDefault: (own) => modelByDefault(withOwn(keys, own)),
    keyOf: (name, own = {}) => {
      if (name === builtin.name) return 'built-in'
      if (openModel(name, own)) return 'you'
      return openModel(name, keys) ? 'installation' : null
    },
    named(name, own) {
      if (own && openModel(name, own)) return make(name, withOwn(keys, own))
      const planner = made.get(name) ?? make(name, keys)
      // The one on this computer comes and goes.
      if (name !== LOCAL_MODEL) made.set(name, planner)
      return planner
    },
  }
}

/** What is said of one site's pages is decided with the page in sight. */
const looking = (planner: Planner): Planner => ({
  ...planner,
  plan: async (goal, signal) =>
    pageGoal({ ...goal, words: withAddress(goal.words, goal.sites) }, isForPages) ?? planner.plan(goal, signal),
})

const missing = (name: string) =>
  name === LOCAL_MODEL
    ? 'There is no model on this computer any more, so the built-in planner made this.'
    : `There is no key for ${name} here, so the built-in planner made this.`

const saying = (planner: Planner, note: string): Planner => ({
  name: planner.name,
  plan: async (goal, signal) => ({ ...(await planner.plan(goal, signal)), note }),
})

/** A provider that fails costs a sentence, not the work. */
const fallingBack = (planner: Planner, builtin: Planner): Planner => ({
  name: planner.name,
  async plan(goal, signal): Promise<Plan> {
    try {
      return await planner.plan(goal, signal)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unavailable)) throw error
      const plan = await builtin.plan(goal, signal)
      return { ...plan, planner: builtin.name, note: `${error.message} The built-in planner made this instead.` }
    }
  },
})
