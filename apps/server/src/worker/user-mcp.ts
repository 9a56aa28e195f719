import { type MasterKey, openMcpServers } from '@app/core'
import type { Database } from '@app/db'
import type { Tool } from '@app/toolkit'
import { connectMcp, type Http, type McpPlace, mcpTools, type RemoteTool } from '@app/tools'

/** The tools of a user's MCP servers, as they were looked at. */
export async function userMcpTools(
  db: Database,
  masterKeys: readonly MasterKey[],
  userId: string,
  http: Http,
): Promise<Tool[]> {
  const servers = await openMcpServers(db, masterKeys, userId)
  return servers.flatMap(({ name, url, trusted, tools, authorization }) => {
    const server = { name, trusted, signedIn: authorization !== undefined, tools: tools as RemoteTool[] }
    return mcpTools(server, () => connectMcp(name, placeOf(url, authorization?.reveal()), { http }))
  })
}

export const placeOf = (url: string, authorization: string | undefined): McpPlace => ({
  kind: 'http',
  url,
  ...(authorization ? { headers: { authorization } } : {}),
})
