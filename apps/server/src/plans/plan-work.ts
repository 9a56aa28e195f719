import type { NewPlan, Plan, Policy, Recipe } from '@app/contract'
import {
  Fault,
  findModelLimit,
  findShown,
  forecastTask,
  listCredentials,
  readSettings,
  recordModelUse,
  type Shown,
} from '@app/core'
import type { Plan as Found } from '@app/planner'
import type { Model } from '@app/spec'
import type { AskedOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { practiceCopyOf, practiceLogIns } from '../practice-copy.ts'
import { practiceSites } from './practice-sites.ts'
import { showPlan } from './show-plan.ts'

const LONGEST_MS = 60_000
const BUILT_IN: Model = 'quantum-ai'
const LATE =
  'This plan was not made in time: the model, or your plans before it, took too long. Try again, or choose the built-in planner.'
const TURNED_OFF = 'Models are turned off on this installation, so the built-in planner made this.'

export type PlanParts = Pick<Parts, 'planners' | 'models' | 'practiceUrl' | 'flags' | 'waits' | 'planMs'>
export type Planning = Pick<AskedOutside<unknown, unknown, unknown>, 'user' | 'inside' | 'outside' | 'signal'>

/** Makes steps of plain words. Nothing is done yet. */
export async function planWork(
  { user, inside, outside, signal }: Planning,
  { planners, models, practiceUrl, flags, waits, planMs = LONGEST_MS }: PlanParts,
  { words, start, model, free = false }: NewPlan,
): Promise<Plan> {
  const shown = await inside((ctx) => findShown(ctx, words))
  if (shown) return showPlan(asShown(shown), await inside((ctx) => forecastTask(ctx, shown.recipe)), SHOWN)
  const { logIns, chosen, own, limit } = await inside(async (ctx) => {
    const own = await models.own(ctx)
    const { defaultModel } = await readSettings(ctx, { defaultModel: planners.byDefault(own) })
    const logIns = [...(await listCredentials(ctx)), ...practiceLogIns(practiceUrl)]
    const chosen = model ?? defaultModel
    return { logIns, chosen, own, limit: chosen === BUILT_IN ? undefined : await findModelLimit(ctx) }
  })
  const open = chosen === BUILT_IN || (!limit && (await flags.isOn('model-planners')))
  const best = planners.named(open ? chosen : BUILT_IN, own)
  const goal = { words, start, sites: practiceSites(practiceCopyOf(practiceUrl, user.id)), logIns, now: new Date() }
  const seen = free ? best.atOnce?.(goal) : undefined
  const asks = free && !seen && best.name !== BUILT_IN ? best.name : null
  const planner = asks ? planners.named(BUILT_IN) : best
  const until = AbortSignal.any([signal, AbortSignal.timeout(planner.longestMs ?? planMs)])
  const plan = () => outside(() => waits.inTurn(user.id, until, () => planner.plan(goal, until)))
  const made =
    seen ??
    (await plan().catch((error) => {
      throw until.aborted && !signal.aborted ? new Fault('unavailable', LATE) : error
    }))
  const found = open
    ? made
    : { ...made, note: made.note ?? (limit ? `${limit} The built-in planner made this.` : TURNED_OFF) }
  const forecast = await inside(async (ctx) => {
    if (found.spent) await recordModelUse(ctx, found.spent)
    return found.recipe ? forecastTask(ctx, found.recipe) : null
  })
  return showPlan(found, forecast, { planner: planner.name, asks })
}

const SHOWN = { planner: 'shown', asks: null }

/** What somebody has shown once is not planned anew. */
const asShown = ({ name, recipe }: Shown): Found => ({
  recipe,
  sources: [],
  notUnderstood: [],
  questions: [],
  logIns: [],
  note: `As you showed it in “${name}”.`,
})

export interface WholePlan {
  recipe: Recipe
  /** What somebody asks for in person may use the log-ins it names and the files it makes, and nothing besides. */
  permissions: Policy['permissions']
}

/** The steps, where all of the words became steps; else what is missing, in words. */
export async function planOrRefuse(
  asked: Planning,
  parts: PlanParts,
  words: string,
  model?: Model,
  start?: string,
): Promise<WholePlan> {
  if (!words.trim()) throw new Fault('invalid', 'description: say in plain words what is to be done, or give a recipe.')
  const { recipe, notUnderstood, questions, logIns } = await planWork(asked, parts, { words, model, start })
  const missing = [
    ...notUnderstood.map(
      ({ words, nearest }) => `Not understood: “${words}”.${nearest ? ` Did you mean: ${nearest}?` : ''}`,
    ),
    ...questions,
  ]
  if (recipe && missing.length === 0) return { recipe, permissions: { fileAccess: true, appAccess: logIns.length > 0 } }
  throw new Fault('invalid', missing.join(' ') || 'Nothing to do was found in these words. Say it in other words.')
}
