import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { text } from './text.ts'

export const McpTool = z.strictObject({ name: z.string(), description: z.string() })

/** A server whose tools agents may use, as they were when somebody looked at them. */
export const McpServer = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  signedIn: z.boolean(),
  trusted: z.boolean(),
  tools: z.array(McpTool),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type McpServer = z.infer<typeof McpServer>

export const NewMcpServer = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'must be lower-case letters, digits and dashes' }),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  /** What its Authorization header says, such as `Bearer …`. */
  authorization: text(5_000).optional(),
  /** Whether its word is taken for which of its tools only read. */
  trusted: z.boolean().default(false),
})
export type NewMcpServer = z.infer<typeof NewMcpServer>

export const mcpCalls = {
  list: call({
    method: 'GET',
    path: '/api/mcp-servers',
    does: 'Lists the MCP servers your agents may use, with their tools.',
    reply: z.array(McpServer),
  }),
  create: call({
    method: 'POST',
    path: '/api/mcp-servers',
    does: 'Asks an MCP server for its tools and lets your agents use them.',
    body: NewMcpServer,
    reply: McpServer,
  }),
  look: call({
    method: 'POST',
    path: '/api/mcp-servers/:id/look',
    does: 'Asks a server for its tools again and allows them as they are now.',
    params: ById,
    reply: McpServer,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/mcp-servers/:id',
    does: 'Takes an MCP server away from your agents.',
    params: ById,
    reply: Done,
  }),
}
