import type { McpServer, NewMcpServer } from '@app/contract'
import { mcpServers } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { placeOfServer, toServer } from './to-server.ts'

const MOST = 50

/** A server with the tools it has just named. */
export async function createMcpServer(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  { authorization, ...server }: NewMcpServer,
  tools: unknown[],
): Promise<McpServer> {
  const have = await db.select({ name: mcpServers.name }).from(mcpServers).where(eq(mcpServers.userId, user.id))
  if (have.length >= MOST) throw new Fault('limit-reached', `There are ${MOST} MCP servers. Take one away first.`)
  if (have.some(({ name }) => name === server.name))
    throw new Fault('conflict', `There is an MCP server called ${server.name}. Choose another name.`)
  const id = newId()
  const place = placeOfServer(user.id, id)
  const sealed = authorization ? await seal(db, masterKeys, place, new Secret(authorization)) : null
  const [row] = await db
    .insert(mcpServers)
    .values({ ...server, id, userId: user.id, sealed, tools })
    .returning()
  if (!row) throw new Error('The database took a server and gave none back.')
  return toServer(row)
}

/** The tools as they are now, looked at again. */
export async function renewMcpServer({ db, user }: Context, id: string, tools: unknown[]): Promise<McpServer> {
  const [row] = await db
    .update(mcpServers)
    .set({ tools, updatedAt: sql`now()` })
    .where(and(eq(mcpServers.id, id), eq(mcpServers.userId, user.id)))
    .returning()
  if (!row) throw notFound('MCP server')
  return toServer(row)
}
