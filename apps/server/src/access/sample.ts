import { z } from 'zod'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** The least that a schema takes, as far as its shape tells; undefined where what was made does not pass. */
export function sampleOf(schema: z.ZodType): unknown {
  const sample = make(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  return schema.safeParse(sample).success ? sample : undefined
}

function make(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return make(first)
  return (MAKERS[schema.type ?? ''] ?? (() => null))(schema)
}

const TEXTS: Record<string, string> = { email: 'somebody@example.com', uri: 'https://receiver.example/' }

const MAKERS: Record<string, (schema: Schema) => unknown> = {
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(required.map((name) => [name, make(properties[name] ?? {})])),
  array: ({ items = {}, minItems = 0 }) => Array.from({ length: minItems }, () => make(items)),
  string: ({ format = '', minLength = 0 }) => TEXTS[format] ?? 'sample'.padEnd(minLength, '0'),
  number: ({ minimum = 1 }) => Math.max(1, minimum),
  integer: ({ minimum = 1 }) => Math.max(1, minimum),
  boolean: () => false,
}
