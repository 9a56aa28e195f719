import type { Done, McpServer } from '@app/contract'
import { mcpServers } from '@app/db'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toServer } from './to-server.ts'

export async function listMcpServers({ db, user }: Context): Promise<McpServer[]> {
  const mine = eq(mcpServers.userId, user.id)
  return (await db.select().from(mcpServers).where(mine).orderBy(asc(mcpServers.name))).map(toServer)
}

export async function deleteMcpServer({ db, user }: Context, id: string): Promise<Done> {
  const mine = and(eq(mcpServers.id, id), eq(mcpServers.userId, user.id))
  const gone = await db.delete(mcpServers).where(mine).returning({ id: mcpServers.id })
  if (gone.length === 0) throw notFound('MCP server')
  return { ok: true }
}
