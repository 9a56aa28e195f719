import { createHash } from 'node:crypto'
import type { RemoteTool } from './port.ts'

/** Changes whenever the server describes the tool differently: then somebody must look at it again. */
export function fingerprint({ name, description, inputSchema, hints }: RemoteTool): string {
  const facts = [name, description, sorted(inputSchema), hints.readOnly, hints.idempotent]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** The same schema in another order of its keys is the same schema. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, inner]) => [key, sorted(inner)])
}
