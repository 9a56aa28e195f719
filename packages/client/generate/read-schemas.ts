import { z } from 'zod'
import { printType, type Schema } from './print-type.ts'

/** What has a default may be left out when it is sent, and is always there in an answer. */
export type Way = 'sent' | 'answered'

interface Part {
  schema: z.ZodType
  way: Way
}

/** Reads the schemas of all calls: what the contract exports under a name is a type of that name. */
export function readSchemas(exported: object, parts: readonly Part[]) {
  const names = new Map<z.ZodType, string>()
  for (const [name, value] of Object.entries(exported))
    if (/^[A-Z][a-z]/.test(name) && value instanceof z.ZodType && !names.has(value)) names.set(value, name)
  for (const { schema } of parts) if (!names.has(schema)) names.set(schema, `part${names.size}`)
  const told = { sent: convert(names, 'input'), answered: convert(names, 'output') }
  const differs = findDifferences(told.sent, told.answered)
  const used = new Map<string, string>()

  function use(name: string, way: Way): string {
    const own = way === 'sent' && differs.has(name) ? `${name}Input` : name
    if (used.has(own)) return own
    // Said before it is written: a type may name itself.
    used.set(own, '')
    used.set(own, print(told[way][name] ?? {}, way))
    return own
  }
  const print = (schema: Schema, way: Way) => printType(schema, (ref) => use(nameIn(ref), way))

  const typeOf = (schema: z.ZodType, way: Way): string => {
    const name = names.get(schema) ?? ''
    return /^[A-Z]/.test(name) ? use(name, way) : print(told[way][name] ?? {}, way)
  }
  for (const { schema, way } of parts) typeOf(schema, way)
  const declarations = [...used]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, type]) => `export type ${name} = ${type}`)
    .join('\n\n')
  return { typeOf, declarations }
}

function convert(names: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Record<string, Schema> {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => id })
  const all = schemas as Record<string, Schema & { $defs?: Record<string, Schema> }>
  const shared = Object.entries(all.__shared?.$defs ?? {}).map(([name, schema]) => [nameIn(name), schema])
  return { ...all, ...Object.fromEntries(shared) }
}

/** Schemas without a name that several share stand apart, and are named after their place there. */
const nameIn = (ref: string) => ref.replace(/^(?:__shared#\/\$defs\/)?schema(\d+)$/, 'Shared$1')

/** Names whose two forms are not the same, or that hold one of those. */
function findDifferences(sent: Record<string, Schema>, answered: Record<string, Schema>): Set<string> {
  const differs = new Set<string>()
  for (let before = -1; before !== differs.size; ) {
    before = differs.size
    const mark = (ref: string) => (differs.has(nameIn(ref)) ? `${nameIn(ref)}Input` : nameIn(ref))
    for (const [name, schema] of Object.entries(answered)) {
      if (printType(sent[name] ?? {}, mark) !== printType(schema, nameIn)) differs.add(name)
    }
  }
  return differs
}
