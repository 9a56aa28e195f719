import type { Planner } from '../port.ts'

/** No model, no network: reads the words by rules, and says what it did not understand. */
export function builtinPlanner(): Planner {
  return {
    name: 'quantum-ai',
    plan: async ({ words }) => ({
      recipe: undefined,
      sources: [],
      notUnderstood: [{ words }],
      questions: [],
      logIns: [],
    }),
  }
}
