import { Refused } from '@app/toolkit'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { cleanWords } from './clean-words.ts'
import type { RemoteTool } from './port.ts'

const MOST_TOOLS = 200
const MOST_PAGES = 20
const MOST_WORDS = 1_000
const MOST_SCHEMA = 50_000

type Listed = Awaited<ReturnType<Client['listTools']>>['tools'][number]

/** Everything a server offers, page by page; one that never comes to an end is refused. */
export async function readTools(client: Client, server: string, timeout: number, signal: AbortSignal) {
  const found: RemoteTool[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < MOST_PAGES && found.length <= MOST_TOOLS; pages += 1) {
    const page = await client.listTools(cursor === undefined ? {} : { cursor }, { signal, timeout })
    found.push(...page.tools.map(toRemoteTool))
    cursor = page.nextCursor
    if (cursor === undefined && found.length <= MOST_TOOLS) return found
  }
  throw new Refused(
    `The MCP server ${server} offers more than ${MOST_TOOLS} tools, or lists them without end. Use one that offers fewer.`,
  )
}

function toRemoteTool({ name, description = '', inputSchema, annotations }: Listed): RemoteTool {
  const small = JSON.stringify(inputSchema).length <= MOST_SCHEMA
  return {
    name: cleanWords(name, 120),
    description: cleanWords(description, MOST_WORDS),
    inputSchema: small ? inputSchema : { type: 'object' },
    hints: { readOnly: annotations?.readOnlyHint === true, idempotent: annotations?.idempotentHint === true },
  }
}
