import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { onTestFinished } from 'vitest'
import { guardedHttp } from '../http/guarded.ts'
import { serveOnLoopback } from '../http/serve-on-loopback.ts'

export interface OfferedTool {
  name: string
  description?: string
  inputSchema?: object
  outputSchema?: object
  annotations?: object
}

export interface Offers {
  tools: OfferedTool[]
  /** The cursor of the next page, whatever the last was. */
  nextCursor?: string
  call?: (name: string, input: unknown) => object
  /** Takes the request before MCP does; true when it was answered. */
  before?: (body: { method?: string }, reply: import('node:http').ServerResponse) => boolean
  json?: boolean
}

/** An MCP server for one test; `offers` may be changed while it stands. */
export async function mcpOnLoopback(offers: Offers, timeoutMs = 5_000) {
  const got: { method: string; authorization: string | undefined }[] = []
  const site = await serveOnLoopback(async (request, reply) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const body = text === '' ? {} : JSON.parse(text)
    got.push({ method: `${request.method} ${body.method ?? ''}`, authorization: request.headers.authorization })
    if (offers.before?.(body, reply)) return
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: offers.json === true,
    })
    await serverOf(offers).connect(transport as Transport)
    await transport.handleRequest(request, reply, body)
  })
  const http = guardedHttp({ allow: [`127.0.0.1:${site.port}`], timeoutMs })
  onTestFinished(() => http.close())
  return { got, http, site, url: `http://127.0.0.1:${site.port}/mcp` }
}

function serverOf(offers: Offers): Server {
  const server = new Server({ name: 'test', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: offers.tools.map((tool) => ({
      ...tool,
      inputSchema: { type: 'object' as const, ...tool.inputSchema },
    })) as never,
    ...(offers.nextCursor ? { nextCursor: offers.nextCursor } : {}),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => ({
    content: [{ type: 'text' as const, text: 'done' }],
    ...offers.call?.(params.name, params.arguments),
  }))
  return server
}
