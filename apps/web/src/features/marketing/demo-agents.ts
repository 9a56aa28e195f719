/** Spec 1 §2 and §4, the landing demo: four simulated agents, refreshed every 2 seconds. */
export const DEMO_TICK_MS = 2_000
export const DEMO_TYPES = ['sales', 'data', 'web', 'email'] as const
export type DemoType = (typeof DEMO_TYPES)[number]
export const DEMO_LOAD = { min: 45, max: 95 } as const

export interface DemoAgent {
  type: DemoType
  progress: number
  efficiency: number
}

export interface Demo {
  ticks: number
  load: number
  agents: readonly DemoAgent[]
}

export const FIRST_DEMO: Demo = {
  ticks: 0,
  load: 62,
  agents: [
    { type: 'sales', progress: 34, efficiency: 88 },
    { type: 'data', progress: 58, efficiency: 91 },
    { type: 'web', progress: 21, efficiency: 84 },
    { type: 'email', progress: 46, efficiency: 93 },
  ],
}

// Ours: slow enough that a visitor who reads the page still sees it move.
const DRIFT = { progress: 3, efficiency: 0.6, load: 12 } as const

/** Progress and efficiency only rise, up to 100; the load wanders between its bounds. */
export function nextDemo(demo: Demo, random: () => number = Math.random): Demo {
  return {
    ticks: demo.ticks + 1,
    load: clamp(demo.load + (random() - 0.5) * DRIFT.load, DEMO_LOAD.min, DEMO_LOAD.max),
    agents: demo.agents.map((agent) => ({
      ...agent,
      progress: Math.min(100, agent.progress + random() * DRIFT.progress),
      efficiency: Math.min(100, agent.efficiency + random() * DRIFT.efficiency),
    })),
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
