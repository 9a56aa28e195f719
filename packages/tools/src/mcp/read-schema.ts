import { z } from 'zod'

const MOST_NODES = 2_000
const MOST_DEPTH = 20

export type InputSchema = z.ZodType<Record<string, unknown>>

/**
 * A server's JSON Schema as a check of ours, so that what does not fit is said in words before it is sent. What cannot be
 * read as one accepts any object: the server checks for itself as well.
 */
export function readSchema(schema: Record<string, unknown>): InputSchema {
  const shown = plainSchema(schema)
  const check = toCheck(shown)
  const anything: InputSchema = z.record(z.string(), z.unknown())
  if (!check) return anything.meta({ type: 'object', properties: {} })
  return anything
    .superRefine((value, context) => {
      // Without generated code: the keys in the schema are a stranger's.
      const result = check.safeParse(value, { jitless: true })
      for (const issue of result.error?.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] })
    })
    .meta({ properties: {}, ...shown, type: 'object' })
}

function toCheck(schema: Record<string, unknown>): z.ZodType | undefined {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  } catch {
    return undefined
  }
}

/** A pattern of a stranger can take for ever on a short text, and a reference can lead anywhere. */
const LEFT_OUT = new Set([
  'pattern',
  'patternProperties',
  'propertyNames',
  'format',
  '$schema',
  '$id',
  '$anchor',
  'default',
])

/** The schema without what could harm whoever reads it; one too large to be honest becomes any object. */
function plainSchema(schema: Record<string, unknown>): Record<string, unknown> {
  let nodes = 0
  let tooLarge = false
  const walk = (value: unknown, depth: number, names: boolean): unknown => {
    nodes += 1
    if (nodes > MOST_NODES || depth > MOST_DEPTH) {
      tooLarge = true
      return {}
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, depth + 1, false))
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([key]) => names || !LEFT_OUT.has(key))
    // Below `properties` the keys are names of inputs, whatever they are called.
    return Object.fromEntries(kept.map(([key, inner]) => [key, walk(inner, depth + 1, !names && key === 'properties')]))
  }
  const plain = walk(schema, 0, false) as Record<string, unknown>
  return tooLarge ? { type: 'object' } : plain
}
