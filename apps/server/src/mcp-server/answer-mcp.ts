import { PRODUCT_NAME } from '@app/spec'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { carryOutOffer, type Said } from './carry-out-offer.ts'
import { OFFERS, type Offer } from './offers.ts'
import { WAIT_FOR_TASK, waitForTask } from './wait-for-task.ts'

const TOOLS = [...OFFERS.map(toTool), WAIT_FOR_TASK]

/** One message of a program that speaks MCP. Nothing is kept between two: any process answers the next. */
export async function answerMcp(app: FastifyInstance, version: string, request: FastifyRequest): Promise<Response> {
  const server = new Server({ name: PRODUCT_NAME, version }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { text, isError } = await carryOut(app, request, params.name, params.arguments ?? {}, signal)
    return { content: [{ type: 'text', text }], isError }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' })
  const message = new Request('http://here/mcp', { method: 'POST', headers, body: JSON.stringify(request.body) })
  return transport.handleRequest(message, { parsedBody: request.body })
}

async function carryOut(
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
  given: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Said> {
  const read = find('read_task')
  if (name === WAIT_FOR_TASK.name && read) return waitForTask(() => carryOutOffer(app, request, read, given), signal)
  const offer = find(name)
  if (!offer) return { text: `There is no tool "${name}". List the tools to see those there are.`, isError: true }
  return carryOutOffer(app, request, offer, given)
}

const find = (name: string): Offer | undefined => OFFERS.find((one) => one.name === name)

function toTool({ name, call, input }: Offer): Tool {
  return {
    name,
    description: call.does,
    inputSchema: input as Tool['inputSchema'],
    annotations: { readOnlyHint: call.method === 'GET' || name === 'plan_work' },
  }
}
