import { DEFAULT_SETTINGS } from '@app/spec'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js'
import { afterAll } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, type Person, startTestApp } from '../testing.ts'
import { assembleTools } from '../worker/assemble-tools.ts'
import { startWorker } from '../worker/start-worker.ts'

/** The product with its worker, at an address that programs can speak to. */
export async function startMcpRuns() {
  const { app, parts, signUp } = await startTestApp({ authMode: 'accounts' })
  const web = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = { path: undefined, cdpUrl: undefined }
  const toolbox = assembleTools({ ...NO_SERVICES, egressAllow: [], browser }, parts)
  const { db, masterKeys, files } = parts
  const log = createLogger('silent')
  const worker = await startWorker({ db, masterKeys, files, log, toolsFor: toolbox.toolsFor, oneMachine: false })
  afterAll(async () => {
    await worker.stop()
    await toolbox.close()
  })

  /** An API key of somebody's, with these scopes. */
  async function keyOf(someone: Person, scopes: string[]): Promise<string> {
    await someone.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
    const { json, words } = await someone.ask('POST', '/api/account/api-keys', { name: 'MCP', scopes })
    const { key } = json as { key?: string }
    if (!key) throw new Error(words)
    return key
  }

  /** A program as its makers intend it: their client, our address, a key. */
  async function connect(key: string, capabilities: ClientCapabilities = {}): Promise<Client> {
    const client = new Client({ name: 'a test', version: '1.0.0' }, { capabilities })
    const headers = { authorization: `Bearer ${key}` }
    const transport = new StreamableHTTPClientTransport(new URL(`${web}/mcp`), { requestInit: { headers } })
    await client.connect(transport as Transport)
    return client
  }

  return { web, signUp, keyOf, connect }
}

export async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given })
  const [{ text } = { text: '' }] = content as { text: string }[]
  return { text, isError, json: () => JSON.parse(text) }
}
