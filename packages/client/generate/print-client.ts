import * as contract from '@app/contract'
import { z } from 'zod'
import { readSchemas, type Way } from './read-schemas.ts'

/** What is signed by somebody else, or asked with the operator's key, is not for an API key. */
const FOR_CLIENTS: ReadonlySet<contract.Access> = new Set(['anyone', 'user', 'admin'])

/** Files come and go as they are; the addresses of those calls are in the API's document. */
const isOfFiles = (call: contract.Call) => call.reply instanceof z.ZodUnknown || call === contract.calls.account.import

/** The whole client as one TypeScript file: the named types, the interface, and the table that it is made from. */
export function printClient(): string {
  const groups = Object.entries(contract.calls)
    .map(([group, rows]) => ({ group, rows: Object.entries(rows as Record<string, contract.Call>) }))
    .map(({ group, rows }) => ({
      group,
      rows: rows.filter(([, call]) => FOR_CLIENTS.has(call.access) && !isOfFiles(call)),
    }))
    .filter(({ rows }) => rows.length > 0)
  const parts = groups.flatMap(({ rows }) => rows.flatMap(([, call]) => partsOf(call)))
  const { typeOf, declarations } = readSchemas(contract, parts)
  const print = (line: (name: string, call: contract.Call) => string) =>
    groups
      .map(({ group, rows }) => `  ${group}: {\n${rows.map(([name, call]) => line(name, call)).join('\n')}\n  }`)
      .join(',\n')
  return `// Written by \`npm run client\` from the contract. Do not edit.
import type { Input, Method } from './send-call.ts'

type Options = Pick<Input, 'idempotencyKey' | 'signal'>

${declarations}

export interface Client {
${print((name, call) => printMethod(name, call, typeOf)).replaceAll(',\n  ', '\n  ')}
}

export const CALLS = {
${print((name, { method, path }) => `    ${name}: ['${method}', '${path}'],`)},
} as const satisfies Record<string, Record<string, readonly [Method, string]>>
`
}

const partsOf = ({ params, query, body, reply }: contract.Call) =>
  [
    { schema: params, way: 'sent' },
    { schema: query, way: 'sent' },
    ...(body ? [{ schema: body, way: 'sent' } as const] : []),
    { schema: reply, way: 'answered' },
  ] as const

function printMethod(name: string, call: contract.Call, typeOf: (schema: z.ZodType, way: Way) => string): string {
  const given = [
    { name: 'params', type: typeOf(call.params, 'sent') },
    { name: 'query', type: typeOf(call.query, 'sent') },
    { name: 'body', type: call.body ? typeOf(call.body, 'sent') : NOTHING },
  ].filter(({ type }) => type !== NOTHING)
  const fields = given.map((part) => `${part.name}${canBeLeftOut(part) ? '?' : ''}: ${part.type}`)
  const input = fields.length > 0 ? `Options & { ${fields.join('; ')} }` : 'Options'
  const may = given.every(canBeLeftOut) ? '?' : ''
  return `    /** ${call.does} */\n    ${name}(input${may}: ${input}): Promise<${typeOf(call.reply, 'answered')}>`
}

const NOTHING = 'Record<string, never>'

/** A query whose every field may be left out may be left out. */
const canBeLeftOut = ({ name, type }: { name: string; type: string }) =>
  name === 'query' && !/[\w"$](?<!\?): /.test(type.replaceAll('?: ', '?:'))
