import type { NewPlan, Plan, Policy, Recipe } from '@app/contract'
import { type Context, Fault, forecastTask, listCredentials, readSettings, recordModelUse } from '@app/core'
import type { Site } from '@app/planner'
import type { Model } from '@app/spec'
import type { Parts } from '../parts.ts'
import { practiceCopyOf, practiceLogIns } from '../practice-copy.ts'
import { showPlan } from './show-plan.ts'

const LONGEST_MS = 60_000
const BUILT_IN: Model = 'quantum-ai'
const TURNED_OFF = 'Models are turned off on this installation, so the built-in planner made this.'

/** Makes steps of plain words. Nothing is done yet. */
export async function planWork(
  ctx: Context,
  { planners, practiceUrl, flags }: Pick<Parts, 'planners' | 'practiceUrl' | 'flags'>,
  { words, start, model }: NewPlan,
): Promise<Plan> {
  const goal = {
    words,
    start,
    sites: sitesOf(practiceCopyOf(practiceUrl, ctx.user.id)),
    logIns: [...(await listCredentials(ctx)), ...practiceLogIns(practiceUrl)],
    now: new Date(),
  }
  const wanted = model ?? (await readSettings(ctx)).defaultModel
  const open = wanted === BUILT_IN || (await flags.isOn('model-planners'))
  const planner = planners.named(open ? wanted : BUILT_IN)
  const made = await planner.plan(goal, AbortSignal.timeout(LONGEST_MS))
  const found = open ? made : { ...made, note: made.note ?? TURNED_OFF }
  if (found.spent) await recordModelUse(ctx, found.spent)
  const forecast = found.recipe ? await forecastTask(ctx, found.recipe) : null
  return showPlan(found, forecast, planner.name)
}

export interface WholePlan {
  recipe: Recipe
  /** What somebody asks for in person may use the log-ins it names and the files it makes, and nothing besides. */
  permissions: Policy['permissions']
}

/** The steps, where all of the words became steps; else what is missing, in words. */
export async function planOrRefuse(
  ctx: Context,
  parts: Parts,
  words: string,
  model?: Model,
  start?: string,
): Promise<WholePlan> {
  if (!words.trim()) throw new Fault('invalid', 'description: say in plain words what is to be done, or give a recipe.')
  const { recipe, notUnderstood, questions, logIns } = await planWork(ctx, parts, { words, model, start })
  const missing = [
    ...notUnderstood.map(
      ({ words, nearest }) => `Not understood: “${words}”.${nearest ? ` Did you mean: ${nearest}?` : ''}`,
    ),
    ...questions,
  ]
  if (recipe && missing.length === 0) return { recipe, permissions: { fileAccess: true, appAccess: logIns.length > 0 } }
  throw new Fault('invalid', missing.join(' ') || 'Nothing to do was found in these words. Say it in other words.')
}

const sitesOf = (practice: string | undefined): Site[] =>
  practice
    ? [
        { names: ['practice shop', 'practice store', 'practice site', 'practice'], url: `${practice}/shop` },
        { names: ['practice crm', 'practice contacts'], url: `${practice}/crm` },
      ]
    : []
