import type { RatePeriod } from '@app/spec'
import { wordsOf } from './client-options.ts'

export function camel(words: readonly string[]): string {
  const [first = 'value', ...rest] = words.flatMap(wordsOf)
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d/.test(name) ? `value${name}` : name
}

const PYTHON_WORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield body query self'.split(
    ' ',
  ),
)

export function snake(words: readonly string[]): string {
  const name = words.flatMap(wordsOf).join('_') || 'value'
  if (/^\d/.test(name)) return `value_${name}`
  return PYTHON_WORDS.has(name) ? `${name}_` : name
}

const SECONDS: Record<RatePeriod, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400, month: 2_592_000 }

export const periodSeconds = (period: RatePeriod): number => SECONDS[period]
export const periodMilliseconds = (period: RatePeriod): number => SECONDS[period] * 1_000
