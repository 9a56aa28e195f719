/**
 * When a person is asked before an effect. `risky`: where what came from outside meets private data and something leaves
 * (the rule of two). `sends`: also before anything that cannot be taken back. `effects`: before anything is changed.
 */
export const APPROVAL_RULES = ['risky', 'sends', 'effects'] as const
export type ApprovalRule = (typeof APPROVAL_RULES)[number]

/** Who wrote a version of a recipe. */
export const RECIPE_ORIGINS = ['person', 'planner', 'recording', 'template', 'repair'] as const
export type RecipeOrigin = (typeof RECIPE_ORIGINS)[number]

/** What an agent may spend; what is not named is not limited beyond the plan. */
export interface AgentLimits {
  actionsPerTask?: number | undefined
  actionsPerDay?: number | undefined
  minutesPerTask?: number | undefined
}

/** Ours: a task that says nothing else ends after an hour of work. */
export const DEFAULT_MINUTES_PER_TASK = 60
/** Ours: an agent's power level looks at this many of its last tasks. */
export const POWER_LEVEL_TASKS = 50
