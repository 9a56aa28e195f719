import { calls } from '@app/contract'
import { createMcpServer, deleteMcpServer, listMcpServers, notFound, openMcpServers, renewMcpServer } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function mcpRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, masterKeys, lookAtMcp } = parts
  answer(app, parts, calls.mcp.list, ({ ctx }) => listMcpServers(ctx))
  answerOutside(app, parts, calls.mcp.create, async ({ inside, outside, body }) => {
    const tools = await outside(() => lookAtMcp(body.name, body.url, body.authorization))
    return inside((ctx) => createMcpServer(ctx, masterKeys, body, tools))
  })
  answerOutside(app, parts, calls.mcp.look, async ({ inside, outside, user, params }) => {
    const [server] = await openMcpServers(db, masterKeys, user.id, params.id)
    if (!server) throw notFound('MCP server')
    const tools = await outside(() => lookAtMcp(server.name, server.url, server.authorization?.reveal()))
    return inside((ctx) => renewMcpServer(ctx, params.id, tools))
  })
  answer(app, parts, calls.mcp.delete, ({ ctx, params }) => deleteMcpServer(ctx, params.id))
}
