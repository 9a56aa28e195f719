import { Fault } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answerMcp } from '../mcp-server/answer-mcp.ts'
import type { Parts } from '../parts.ts'

const hidden = { schema: { hide: true } as object }

/** The product as an MCP server, for programs with an API key. Beside the calls, not one of them: MCP has its own contract. */
export function mcpServerRoutes(app: FastifyInstance, { version, waits }: Parts): void {
  app.post('/mcp', hidden, async (request, reply) => {
    if (request.refusedKey || !request.visitor) {
      reply.header('www-authenticate', 'Bearer')
      throw new Fault('not-signed-in', 'Send an API key as Authorization: Bearer …; Settings makes one.')
    }
    // A program may wait for a task here; under a name of its own, so that the calls it makes are not counted twice.
    const answer = await waits.wait(`mcp ${request.visitor.user.id}`, () => answerMcp(app, version, request))
    reply.status(answer.status)
    for (const [name, value] of answer.headers) reply.header(name, value)
    return reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null)
  })
  // Nothing is told unasked, so there is nothing to listen to.
  app.get('/mcp', hidden, (_request, reply) => reply.status(405).header('allow', 'POST').send())
}
