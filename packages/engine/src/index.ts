export type { Meter } from './meter.ts'
export { type Engine, startEngine } from './start-engine.ts'
export type { Aids } from './take-step.ts'
