import type { RunEnd } from './engine/start-run.ts'

export type Phase = 'idle' | 'loading' | 'running' | 'completed' | 'failed' | 'stopped'

/** A run as it is shown: what it has said comes line by line, whatever the pace it was said at. */
export interface PacedRun {
  phase: Phase
  shown: readonly string[]
  waiting: readonly string[]
  /** Percent; never falls. */
  progress: number
  /** Known once the program is over; shown once its last line is. */
  end: RunEnd | null
}

export const IDLE: PacedRun = { phase: 'idle', shown: [], waiting: [], progress: 0, end: null }

export type RunEvent =
  | { type: 'start' }
  | { type: 'began' }
  | { type: 'line'; text: string }
  | { type: 'ended'; end: RunEnd }
  | { type: 'tick' }
  | { type: 'stop' }

export function advanceRun(run: PacedRun, event: RunEvent): PacedRun {
  switch (event.type) {
    case 'start':
      return { ...IDLE, phase: 'loading' }
    case 'began':
      return { ...run, phase: 'running' }
    case 'line':
      return { ...run, waiting: [...run.waiting, event.text] }
    case 'ended':
      return run.waiting.length > 0 ? { ...run, end: event.end } : close({ ...run, end: event.end })
    case 'stop':
      return { ...run, phase: 'stopped', waiting: [] }
    case 'tick':
      return showNext(run)
  }
}

function showNext(run: PacedRun): PacedRun {
  const [next, ...waiting] = run.waiting
  if (next === undefined) return run.end ? close(run) : run
  const shown = [...run.shown, next]
  // While a program goes on at least one more line is to be expected.
  const expected = shown.length + waiting.length + (run.end ? 0 : 1)
  const progress = Math.max(run.progress, Math.floor((shown.length / expected) * 100))
  return { ...run, phase: 'running', shown, waiting, progress }
}

const close = (run: PacedRun): PacedRun =>
  run.end?.type === 'done' ? { ...run, phase: 'completed', progress: 100 } : { ...run, phase: 'failed' }

export const isUnderWay = ({ phase }: PacedRun): boolean => phase === 'loading' || phase === 'running'
