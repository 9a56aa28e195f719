import { MOST_STEPS, type RecordedStep, type Recording, type Spot } from './steps.ts'

/** A field that is filled again at once is filled once, with what it held last. */
export function addStep(recording: Recording, step: RecordedStep): Recording {
  const { steps } = recording
  const last = steps.at(-1)
  if (last && isSameField(last, step)) return { ...recording, steps: [...steps.slice(0, -1), step] }
  return steps.length >= MOST_STEPS ? recording : { ...recording, steps: [...steps, step] }
}

/** Arriving somewhere is a step of its own only where nothing that was pressed led there. */
export function arrive(recording: Recording, url: string): Recording {
  const { steps, settled } = recording
  const last = steps.at(-1)
  const ledThere = last?.kind === 'press' && settled < steps.length
  const isHere = last ? last.kind === 'open' && last.url === url : recording.url === url
  const arrived = ledThere || isHere ? recording : addStep(recording, { kind: 'open', url })
  return { ...arrived, settled: arrived.steps.length }
}

const isSameField = (a: RecordedStep, b: RecordedStep): boolean =>
  a.kind === b.kind && a.kind !== 'open' && a.kind !== 'press' && 'spot' in b && isSameSpot(a.spot, b.spot)

const isSameSpot = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b)
