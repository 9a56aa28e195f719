import type { Field } from './fields.ts'

/** What was already worked out for a field; gone with the field. */
export type Memory = WeakMap<Field, Map<string, number>>

/** A page of nothing but differing names must not fill the memory. */
const MOST = 5_000

/** The judgement of one text for one field, made once. */
export function remember(
  memory: Memory,
  field: Field,
  text: string,
  judge: (text: string, field: Field) => number,
): number {
  const known = memory.get(field) ?? new Map<string, number>()
  memory.set(field, known)
  const before = known.get(text)
  if (before !== undefined) return before
  const found = judge(text, field)
  if (known.size < MOST) known.set(text, found)
  return found
}
