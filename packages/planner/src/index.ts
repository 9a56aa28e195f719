export { builtinPlanner } from './builtin/builtin-planner.ts'
export type { Goal, Plan, Planner, Site } from './port.ts'
