import { type AlertType, PRICE_DROP_PERCENT, PRICE_RISE_PERCENT } from '@app/spec'

export interface Reading {
  product: string
  oldPrice: number | null
  newPrice: number
  target: number | null
}

export interface Finding {
  type: Extract<AlertType, 'OPPORTUNITY' | 'TARGET_REACHED' | 'WARNING'>
  message: string
}

/** A drop from 20 to 19 is 5 percent, whatever binary fractions make of it. */
const HAIR = 1e-9

/** Spec 2 §4: a drop of 5 percent or more, a price at or under the target, a rise of 10 percent or more. */
export function judgePrice({ product, oldPrice, newPrice, target }: Reading): Finding[] {
  const findings: Finding[] = []
  const change = oldPrice ? ((newPrice - oldPrice) / oldPrice) * 100 : 0
  const from = `from ${say(oldPrice ?? 0)} to ${say(newPrice)}`
  if (-change >= PRICE_DROP_PERCENT - HAIR) {
    findings.push({ type: 'OPPORTUNITY', message: `${product} fell by ${say(-change, 1)} %, ${from}.` })
  }
  // Told when it gets there, not again while it stays.
  if (target !== null && newPrice <= target && (oldPrice === null || oldPrice > target)) {
    findings.push({
      type: 'TARGET_REACHED',
      message: `${product} is at ${say(newPrice)}; your target is ${say(target)}.`,
    })
  }
  if (change >= PRICE_RISE_PERCENT - HAIR) {
    findings.push({ type: 'WARNING', message: `${product} rose by ${say(change, 1)} %, ${from}.` })
  }
  return findings
}

const say = (value: number, digits = 2) => new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value)
