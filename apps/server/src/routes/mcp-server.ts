import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Fault } from '@app/core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerMcp, type McpAnswer } from '../mcp-server/answer-mcp.ts'
import type { Asking } from '../mcp-server/take-answer.ts'
import type { Parts } from '../parts.ts'

const hidden = { schema: { hide: true } as object }

/** The product as an MCP server, for programs with an API key. Beside the calls, not one of them: MCP has its own contract. */
export function mcpServerRoutes(app: FastifyInstance, { version, waits }: Parts): void {
  const asking: Asking = new Map()
  app.post('/mcp', hidden, async (request, reply) => {
    if (request.refusedKey || !request.visitor) {
      reply.header('www-authenticate', 'Bearer')
      throw new Fault('not-signed-in', 'Send an API key as Authorization: Bearer …; Settings makes one.')
    }
    // A program may wait for a task here; under a name of its own, so that the calls it makes are not counted twice.
    await waits.wait(`mcp ${request.visitor.user.id}`, async () =>
      send(reply, await answerMcp(app, { version, asking }, request)),
    )
    return reply
  })
  // Nothing is told unasked and nothing is kept, so there is nothing to listen to and nothing to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    ...hidden,
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  })
}

async function send(reply: FastifyReply, { answer, end }: McpAnswer): Promise<void> {
  reply.status(answer.status)
  for (const [name, value] of answer.headers) reply.header(name, value)
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body) {
    reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null)
    return
  }
  const stream = Readable.fromWeb(answer.body as ReadableStream)
  reply.send(stream)
  // A program that has gone is no failure.
  await finished(stream).catch(() => undefined)
  await end()
}
