import { useFormatter } from 'use-intl'

const SPANS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
] as const
const SIZES = [
  [2 ** 30, 'gigabyte'],
  [2 ** 20, 'megabyte'],
] as const

/** Spans of time and sizes of memory, in the largest unit that fits, as the user's language writes them. */
export function useMeasures() {
  const format = useFormatter()
  const write = (value: number, unit: string) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 })
  return {
    span: (ms: number) => {
      const [size, unit] = SPANS.find(([size]) => ms >= size) ?? [1, 'millisecond']
      return write(ms / size, unit)
    },
    size: (bytes: number) => {
      const [size, unit] = SIZES.find(([size]) => bytes >= size) ?? [2 ** 10, 'kilobyte']
      return write(bytes / size, unit)
    },
  }
}
