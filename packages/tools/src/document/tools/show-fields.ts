import type { FoundFields } from '../fields/find-fields.ts'

/** Fields as a planner uses them: values by name, what was looked for in vain, and the evidence. */
export function showFields({ fields, checks }: FoundFields, wanted: readonly string[] | undefined) {
  const found = new Set(fields.map(({ name }) => name))
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    fields,
    missing: (wanted ?? []).filter((name) => !found.has(name)),
    checks,
  }
}
