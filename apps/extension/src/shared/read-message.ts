import type { LeftOut, RecordedStep, Spot } from './steps.ts'

/** What a page's script may tell. Everything else is dropped: the page it runs beside is not to be trusted. */
export type Told =
  | { told: 'step'; step: RecordedStep }
  | { told: 'left-out'; why: LeftOut }
  | { told: 'counted'; seen: unknown }
  | { told: 'counting' }

type Fields = Record<string, unknown>
const LONGEST = 100_000
const isText = (value: unknown, most = 500): value is string => typeof value === 'string' && value.length <= most
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const REASONS: readonly unknown[] = ['secret', 'file', 'unnamed'] satisfies LeftOut[]

export function readTold(message: unknown): Told | undefined {
  if (!isFields(message)) return undefined
  if (message.told === 'counting') return { told: 'counting' }
  if (message.told === 'counted') return { told: 'counted', seen: message.seen }
  if (message.told === 'left-out' && REASONS.includes(message.why))
    return { told: 'left-out', why: message.why as LeftOut }
  const step = message.told === 'step' ? readStep(message.step) : undefined
  return step && { told: 'step', step }
}

function readStep(value: unknown): RecordedStep | undefined {
  if (!isFields(value)) return undefined
  const { kind, link, value: filled, options, checked } = value
  const spot = readSpot(value.spot)
  if (!spot) return undefined
  if (kind === 'press') return { kind, spot, link: link === true }
  if (kind === 'fill' && isText(filled, LONGEST)) return { kind, spot, value: filled }
  if (kind === 'check' && typeof checked === 'boolean') return { kind, spot, checked }
  if (kind === 'choose' && Array.isArray(options) && options.length <= 100 && options.every((one) => isText(one)))
    return { kind, spot, options }
  return undefined
}

const TEXTS = ['role', 'name', 'label', 'text', 'css'] as const

function readSpot(value: unknown): Spot | undefined {
  if (!isFields(value)) return undefined
  const spot: Spot = {}
  for (const key of TEXTS) {
    const said = value[key]
    if (isText(said) && said !== '') spot[key] = said
  }
  if (typeof value.nth === 'number' && Number.isInteger(value.nth) && value.nth >= 1 && value.nth <= 1_000)
    spot.nth = value.nth
  if (value.exact === true) spot.exact = true
  return TEXTS.some((key) => spot[key] !== undefined) ? spot : undefined
}
