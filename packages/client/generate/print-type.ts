/** So much of JSON Schema as zod writes. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema
  prefixItems?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
}

/** One schema as a TypeScript type; what it refers to by the name that is given. */
export function printType(schema: Schema, nameOf: (ref: string) => string): string {
  const print = (one: Schema) => printType(one, nameOf)
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  const either = schema.anyOf ?? schema.oneOf
  if (either) return union(either.map(print))
  if (schema.allOf) return schema.allOf.map((one) => `(${print(one)})`).join(' & ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(print).join(', ')}]`
  if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => print({ ...schema, type })))
  if (schema.type === 'array') return `Array<${print(schema.items ?? {})}>`
  if (schema.type === 'object') return printObject(schema, print)
  return PLAIN[String(schema.type)] ?? 'unknown'
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never'

function printObject(
  { properties = {}, required = [], additionalProperties: more }: Schema,
  print: (one: Schema) => string,
): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const may = required.includes(name) ? '' : '?'
    return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}${may}: ${print(schema)}`
  })
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  if (!more) return 'Record<string, never>'
  return `Record<string, ${typeof more === 'object' ? print(more) : 'unknown'}>`
}
