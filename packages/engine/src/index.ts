export type { Meter } from './meter.ts'
export { oneAtATime } from './one-at-a-time.ts'
export { type Engine, startEngine } from './start-engine.ts'
export type { Aids } from './take-step.ts'
