import { type Field, plainName } from './fields.ts'

const NOT_IT = new Set(
  'label old was save list shipping original related search form link icon img button box wrapper'.split(' '),
)

/** How well a class, an id or a property names the field, from 0 to 1. */
export function fitName(name: string | undefined, field: Field): number {
  if (!name || name.length > 40) return 0
  const known = memory.get(field) ?? new Map<string, number>()
  memory.set(field, known)
  const before = known.get(name)
  if (before !== undefined) return before
  const fit = judge(name, field)
  if (known.size < MOST) known.set(name, fit)
  return fit
}

// The same few names stand on thousands of elements; what is remembered is gone with the field.
const memory = new WeakMap<Field, Map<string, number>>()
const MOST = 5_000

function judge(name: string, { names }: Field): number {
  const plain = plainName(name)
  const at = names.indexOf(plain)
  if (at >= 0) return 1 - Math.min(at, 10) * 0.03
  const words = plain.split(' ')
  if (words.length > 5 || words.some((word) => NOT_IT.has(word))) return 0
  return names.slice(0, 3).some((one) => words.includes(one)) ? 0.8 : 0
}
