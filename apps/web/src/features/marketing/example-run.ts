import type { Plan } from '@app/contract'
import { FREE_TIER } from '@app/spec'
import type { StepTaken } from '../../lib/work/run-steps.tsx'

/** A run of the Command Center's example that took place on the practice shop, as it was planned, done and kept. */
const STEPS = [
  { tool: 'browser.open', says: 'Open the practice shop', proof: 'The site answered 200.', ms: 190 },
  {
    tool: 'rows.read',
    says: 'Collect the name and price of every product under 50 dollars',
    proof: '20 rows from 1 page',
    ms: 402,
  },
  { tool: 'extract.file', says: 'Keep it as results.csv', proof: 'results.csv, 776 bytes', ms: 7 },
] as const

export const EXAMPLE_PLAN: Plan = {
  recipe: {
    version: 1,
    title: '',
    steps: STEPS.map(({ tool, says }) => ({ do: tool, name: says, with: {} })),
  },
  steps: STEPS.map(({ tool, says }, index) => ({ path: `${index + 1}`, tool, effect: 'reads', says, words: says })),
  forecast: { atLeast: STEPS.length, atMost: STEPS.length, left: FREE_TIER.actionLimit },
  ...{ notUnderstood: [], questions: [], logIns: [], planner: 'quantum-ai', asks: null, spent: null, note: null },
}

export const EXAMPLE_STEPS: readonly StepTaken[] = STEPS.map(({ says, proof, ms }, index) => ({
  ...{ position: index + 1, status: 'done' as const, name: says, proof, errorMessage: null, executionTime: ms },
}))

export const EXAMPLE_FILE = { name: 'results.csv', url: '/example/results.csv' }
export const EXAMPLE_PICTURE = '/example/shop.jpg'
