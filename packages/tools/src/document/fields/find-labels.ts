import { fold } from './fold.ts'

export interface FoundLabel {
  label: string
  from: number
  to: number
}

const patterns = new WeakMap<readonly string[], RegExp>()

/** Where a line names one of the labels: the earliest place, and there the longest label. */
export function findLabel(text: string, labels: readonly string[]): FoundLabel | undefined {
  const match = patternOf(labels).exec(fold(text))
  return match ? { label: match[0], from: match.index, to: match.index + match[0].length } : undefined
}

/** All labels as one pattern: one look at a line instead of thirty. Longer labels first, because the first that fits is taken. */
function patternOf(labels: readonly string[]): RegExp {
  const known = patterns.get(labels)
  if (known) return known
  const longest = [...labels].sort((a, b) => b.length - a.length)
  const western = longest.filter((label) => !EASTERN.test(label)).map(toBody)
  const eastern = longest.filter((label) => EASTERN.test(label)).map(toBody)
  const whole = western.length > 0 ? [`(?<![\\p{L}\\d])(?:${western.join('|')})(?!\\p{L})`] : []
  const pattern = new RegExp([...whole, ...eastern].join('|'), 'u')
  patterns.set(labels, pattern)
  return pattern
}

const EASTERN = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Points, spaces and signs between the words of a label may differ, and `no` has many forms. */
function toBody(label: string): string {
  const parts = label.split(/[ .'’]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return parts.map((part) => (/^(?:no|n)$/.test(part) ? '(?:no|nr|num|n[°ºo]?)' : part)).join("[ .:'’_-]{0,3}")
}
