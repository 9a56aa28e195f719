import type { Planner } from '../port.ts'
import { planWords } from './build/plan-words.ts'

/** No model, no network: reads the words by rules, and says what it did not understand. */
export function builtinPlanner(): Planner {
  return { name: 'quantum-ai', plan: async (goal) => planWords(goal) }
}
