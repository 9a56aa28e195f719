import { PRODUCT_NAME } from '@app/spec'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askThroughProgram } from './ask-through-program.ts'
import { carryOutOffer, type Said } from './carry-out-offer.ts'
import { OFFERS, type Offer } from './offers.ts'
import { isAskable, nameSession, SESSION_HEADER } from './sessions.ts'
import { type Asking, type CarryOut, isAnswer, takeAnswer } from './take-answer.ts'
import { WAIT_FOR_TASK, waitForTask } from './wait-for-task.ts'

const TOOLS = [...OFFERS.map(toTool), WAIT_FOR_TASK]

export interface McpAnswer {
  answer: Response
  /** Ends what is still under way for it. */
  end(): Promise<void>
}

/** One message of a program that speaks MCP. Nothing that counts is kept between two: any process answers the next. */
export async function answerMcp(
  app: FastifyInstance,
  { version, asking }: { version: string; asking: Asking },
  request: FastifyRequest,
): Promise<McpAnswer> {
  const carryOut: CarryOut = (name, given) => carryOutByName(app, request, name, given)
  const { body } = request
  if (isAnswer(body)) {
    await takeAnswer(body, carryOut, asking)
    return { answer: new Response(null, { status: 202 }), end: async () => undefined }
  }
  const mayAsk = isAskable(request) && isWaiting(body)
  const server = new Server({ name: PRODUCT_NAME, version }, { capabilities: { tools: {} } })
  // What is asked of the person travels in the answer to the call that waits, which is then a stream.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !mayAsk })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, requestId }) => {
    const { name, arguments: given = {} } = params
    const send: Parameters<typeof askThroughProgram>[0]['send'] = (question) =>
      transport.send(question, { relatedRequestId: requestId })
    const asker = mayAsk ? askThroughProgram({ send, carryOut, asking }) : undefined
    const isBeingAsked = async () => (await asker?.isBeingAsked(String(given.id))) ?? false
    const { text, isError } = await (name === WAIT_FOR_TASK.name
      ? waitForTask({ read: () => carryOut('read_task', given), isBeingAsked }, signal).finally(() => asker?.end())
      : carryOut(name, given))
    return { content: [{ type: 'text', text }], isError }
  })
  await server.connect(transport)
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' })
  const message = new Request('http://here/mcp', { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await transport.handleRequest(message, { parsedBody: body })
  const session = nameSession(body)
  if (session) answer.headers.set(SESSION_HEADER, session)
  return { answer, end: () => server.close() }
}

async function carryOutByName(
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
  given: Record<string, unknown>,
): Promise<Said> {
  const offer = OFFERS.find((one) => one.name === name)
  if (!offer) return { text: `There is no tool "${name}". List the tools to see those there are.`, isError: true }
  return carryOutOffer(app, request, offer, given)
}

function isWaiting(body: unknown): boolean {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } }
  return method === 'tools/call' && params?.name === WAIT_FOR_TASK.name
}

function toTool({ name, call, input }: Offer): Tool {
  return {
    name,
    description: call.does,
    inputSchema: input as Tool['inputSchema'],
    annotations: { readOnlyHint: call.method === 'GET' || name === 'plan_work' },
  }
}
