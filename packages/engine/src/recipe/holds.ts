import type { Condition } from '@app/contract'
import { resolve, type Values } from './look-up.ts'

type Test = (value: unknown, to: unknown) => boolean

const asNumber = (value: unknown) => (typeof value === 'number' ? value : Number.parseFloat(String(value)))
const same: Test = (value, to) => value === to || String(value) === String(to)
const present = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const TESTS: Record<Condition['is'], Test> = {
  equal: same,
  'not-equal': (value, to) => !same(value, to),
  greater: (value, to) => asNumber(value) > asNumber(to),
  less: (value, to) => asNumber(value) < asNumber(to),
  contains: (value, to) =>
    Array.isArray(value) ? value.some((item) => same(item, to)) : String(value).includes(String(to)),
  present,
  absent: (value) => !present(value),
}

export function holds(condition: Condition, values: Values): boolean {
  return TESTS[condition.is](resolve(condition.value, values), resolve(condition.to, values))
}
