import type { ToolFact } from './tool-fact.ts'

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  description?: string
  default?: unknown
}

/** A tool in a line or two: what goes in and comes out, as a programmer would write it down. Schemas in full are ten times as long. */
export const writeSignature = ({ name, does, effect, input, output }: ToolFact): string =>
  `- ${name}(${fieldsOf(input as Schema)}) → {${fieldsOf(output as Schema, false)}} (${effect}): ${does}`

function fieldsOf({ properties = {}, required = [] }: Schema, told = true): string {
  return Object.entries(properties)
    .map(([key, schema]) => {
      const optional = required.includes(key) && schema.default === undefined ? '' : '?'
      const said = told && schema.description ? ` "${schema.description.slice(0, 90)}"` : ''
      return `${key}${optional}: ${typeOf(schema)}${said}`
    })
    .join(', ')
}

function typeOf(schema: Schema, depth = 0): string {
  const { type, items, properties } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum
      .slice(0, 12)
      .map((one) => JSON.stringify(one))
      .join('|')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.map((one) => typeOf(one, depth)))].slice(0, 3).join('|')
  if (type === 'array') return `${items ? typeOf(items, depth + 1) : 'any'}[]`
  if (properties && depth < 2)
    return `{${Object.entries(properties)
      .slice(0, 12)
      .map(([key, inner]) => `${key}: ${typeOf(inner, depth + 1)}`)
      .join(', ')}}`
  return typeof type === 'string' ? type : 'any'
}
