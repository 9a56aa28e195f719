import type { McpServer } from '@app/contract'
import { McpTool } from '@app/contract'
import type { McpServerRow } from '@app/db'
import type { Place } from '../secrets/seal.ts'

const Tools = McpTool.strip().array()

/** S-33: what may be shown; what it is reached with is not among it. */
export function toServer({ sealed, tools, createdAt, updatedAt, ...row }: McpServerRow): McpServer {
  const { id, name, url, trusted } = row
  return {
    id,
    name,
    url,
    trusted,
    signedIn: sealed !== null,
    tools: Tools.parse(tools),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export const placeOfServer = (ownerId: string, recordId: string): Place => ({
  ownerId,
  recordId,
  field: 'mcp-authorization',
  version: 1,
})
