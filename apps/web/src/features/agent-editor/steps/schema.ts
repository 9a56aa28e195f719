/** As much of JSON Schema as the inputs of tools are described with. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export type Kind = 'choice' | 'yes-no' | 'number' | 'text' | 'long-text' | 'lines' | 'pairs' | 'fields' | 'data'

const LONG = 20_000
/** Short by their limit, written in several lines all the same. */
const PROSE = new Set(['text', 'opening', 'message'])

export const isTemplate = (value: unknown): boolean => typeof value === 'string' && value.includes('{{')

/** What an input is edited as. A `{{…}}` can stand for anything, so it is a text wherever it stands. */
export function kindOf(name: string, schema: Schema, value: unknown): Kind {
  if (schema.anyOf) return kindOfAny(name, schema.anyOf, value)
  if (schema.enum) return isTemplate(value) ? 'text' : 'choice'
  if (schema.type === 'boolean') return isTemplate(value) ? 'text' : 'yes-no'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string') return (schema.maxLength ?? 0) >= LONG || PROSE.has(name) ? 'long-text' : 'text'
  if (schema.type === 'array') return isTextList(schema, value) ? 'lines' : 'data'
  if (schema.type === 'object') return kindOfObject(schema, value)
  return typeof value === 'string' || value === undefined ? 'text' : 'data'
}

function kindOfAny(name: string, options: readonly Schema[], value: unknown): Kind {
  if (isRecord(value)) return fieldsIn(options) ? 'fields' : 'data'
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? 'lines' : 'data'
  const text = options.find(({ type }) => type === 'string')
  return text ? kindOf(name, text, value) : 'data'
}

function kindOfObject({ properties }: Schema, value: unknown): Kind {
  if (isTemplate(value)) return 'text'
  if (properties) return 'fields'
  const flat = value === undefined || (isRecord(value) && Object.values(value).every((one) => typeof one !== 'object'))
  return flat ? 'pairs' : 'data'
}

const isTextList = ({ items }: Schema, value: unknown): boolean =>
  items?.type === 'string' && (!Array.isArray(value) || value.every((one) => typeof one === 'string'))

/** The schema whose fields are shown, of one or of several. */
export const fieldsIn = (options: readonly Schema[]): Schema | undefined => options.find(({ properties }) => properties)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `messageId` as it is read: Message id. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
