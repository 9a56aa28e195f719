import type { Call } from '@app/contract'

type Type = Call['reply']

interface Def {
  type: string
  format?: string
  shape?: Record<string, Type>
  element?: Type
  innerType?: Type
  valueType?: Type
  options?: Type[]
  entries?: Record<string, string>
  values?: unknown[]
  out?: Type
  getter?: () => Type
}

export interface Sample {
  /** Stands in every text, so that one sees on the page which reply is shown. */
  mark: string
  /** What enumerated fields say, if not their first value. */
  enumerated?: string
}

const FORMATS: Record<string, string> = {
  datetime: '2026-05-01T10:00:00.000Z',
  date: '2026-05-01',
  url: 'https://example.com/',
}
/** Who may see everything sees every part of a screen. */
const CHOSEN: Record<string, string> = { role: 'admin', month: '2026-05' }
const DEEPEST = 8

/** A reply as the contract has it, with something in every list and every field. */
export function sampleOf(type: Type, sample: Sample, name = '', depth = 0): unknown {
  const def = (type as unknown as { _zod: { def: Def } })._zod.def
  const inner = (one: Type | undefined) => (one ? sampleOf(one, sample, name, depth + 1) : undefined)
  if (def.format && FORMATS[def.format]) return FORMATS[def.format]
  switch (def.type) {
    case 'string':
      return CHOSEN[name] ?? sample.mark
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'enum':
      return sample.enumerated ?? CHOSEN[name] ?? Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'array':
      return depth > DEEPEST ? [] : [inner(def.element)]
    case 'record':
      return { [sample.mark]: inner(def.valueType) }
    case 'union':
      return inner(def.options?.[0])
    case 'lazy':
      return inner(def.getter?.())
    case 'pipe':
      return inner(def.out)
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, value]) => [key, sampleOf(value, sample, key, depth + 1)]),
      )
    default:
      return def.innerType ? inner(def.innerType) : null
  }
}
