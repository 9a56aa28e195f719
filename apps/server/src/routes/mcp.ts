import { calls } from '@app/contract'
import { createMcpServer, deleteMcpServer, listMcpServers, notFound, openMcpServers, renewMcpServer } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function mcpRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, masterKeys, lookAtMcp } = parts
  answer(app, parts, calls.mcp.list, ({ ctx }) => listMcpServers(ctx))
  answer(app, parts, calls.mcp.create, async ({ ctx, body }) =>
    createMcpServer(ctx, masterKeys, body, await lookAtMcp(body.name, body.url, body.authorization)),
  )
  answer(app, parts, calls.mcp.look, async ({ ctx, params }) => {
    const [server] = await openMcpServers(db, masterKeys, ctx.user.id, params.id)
    if (!server) throw notFound('MCP server')
    const tools = await lookAtMcp(server.name, server.url, server.authorization?.reveal())
    return renewMcpServer(ctx, params.id, tools)
  })
  answer(app, parts, calls.mcp.delete, ({ ctx, params }) => deleteMcpServer(ctx, params.id))
}
