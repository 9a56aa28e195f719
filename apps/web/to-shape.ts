import type { Call } from '@app/contract'
import type { Shape } from './src/lib/read-reply.ts'

type Type = Call['reply']

interface Def {
  type: string
  format?: string
  shape?: Record<string, Type>
  element?: Type
  innerType?: Type
  valueType?: Type
  options?: Type[]
  values?: unknown[]
  out?: Type
  getter?: () => Type
}

const defOf = (type: Type): Def => (type as unknown as { _zod: { def: Def } })._zod.def

const LETTERS: Record<string, Shape> = { string: 's', number: 'n', boolean: 'b', enum: 's' }
const DATES = ['date', 'datetime']

/** A type of the contract as the browser checks it: what kind of thing stands where, and nothing of its limits. */
export function toShape(type: Type, within: readonly Type[] = []): Shape {
  // A recipe holds steps that hold steps: what is inside itself is taken as it comes.
  if (within.includes(type)) return '*'
  const def = defOf(type)
  const inner = (one: Type | undefined) => (one ? toShape(one, [...within, type]) : '*')
  if (def.format && DATES.includes(def.format)) return 'd'
  if (def.type === 'array') return [inner(def.element)]
  if (def.type === 'record') return { '*': inner(def.valueType) }
  if (def.type === 'literal') return def.values?.length === 1 ? { '=': def.values[0] as string } : '*'
  if (def.type === 'union') return { '|': (def.options ?? []).map(inner) }
  if (def.type === 'null') return { '=': null }
  if (def.type === 'nullable') return orNull(inner(def.innerType))
  if (def.type === 'optional' || def.type === 'default') return orMissing(inner(def.innerType))
  if (def.type === 'pipe') return inner(def.out)
  if (def.type === 'lazy') return inner(def.getter?.())
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, value]) => [key, inner(value)]))
  return LETTERS[def.type] ?? '*'
}

const orNull = (shape: Shape): Shape => (shape === '*' ? '*' : typeof shape === 'string' ? `${shape}?` : { '?': shape })
const orMissing = (shape: Shape): Shape => (shape === '*' ? '*' : { '!': shape })
