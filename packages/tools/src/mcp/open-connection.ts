import { Refused } from '@app/toolkit'
import { Client, type ClientOptions } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { JsonSchemaValidator } from '@modelcontextprotocol/sdk/validation'
import type { McpOptions } from './connect.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { McpConnection, McpPlace } from './port.ts'
import { readAnswer } from './read-answer.ts'
import { readTools } from './read-tools.ts'
import { toSpokenMcpError } from './to-spoken-mcp-error.ts'

/** Connected to one server, anew where the connection was lost. `name` is what it is called in words. */
export function openConnection(name: string, place: McpPlace, options: McpOptions): McpConnection {
  const timeout = options.timeoutMs ?? 60_000
  let open: Promise<Client> | undefined

  async function withClient<T>(asked: boolean, work: (client: Client) => Promise<T>): Promise<T> {
    let calling = false
    try {
      open ??= start(place, options, timeout, () => {
        open = undefined
      })
      const client = await open
      calling = asked
      return await work(client)
    } catch (error) {
      // A server may have forgotten us: the next attempt introduces itself again.
      if (!(error instanceof Refused)) await drop()
      throw toSpokenMcpError(error, name, calling)
    }
  }

  async function drop(): Promise<void> {
    const client = await open?.catch(() => undefined)
    open = undefined
    await client?.close().catch(() => undefined)
  }

  return {
    list: (signal) => withClient(false, (client) => readTools(client, name, timeout, signal)),
    call: (tool, input, signal) =>
      withClient(true, async (client) => {
        const wanted = { name: tool, arguments: input }
        return readAnswer((await client.callTool(wanted, undefined, { signal, timeout })) as CallToolResult)
      }),
    close: drop,
  }
}

async function start(place: McpPlace, options: McpOptions, timeout: number, lost: () => void): Promise<Client> {
  const client = new Client({ name: 'agent', version: '1.0.0' }, { capabilities: {}, jsonSchemaValidator })
  client.onclose = lost
  // A broken line is told to whoever is waiting for it; an error nobody hears would end the process.
  client.onerror = () => undefined
  await client.connect(transportTo(place, options), { timeout })
  return client
}

/** S-01: what a server says its answers look like is not checked by code made from its words. */
const jsonSchemaValidator: NonNullable<ClientOptions['jsonSchemaValidator']> = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (data) => ({ valid: true, data: data as T, errorMessage: undefined })
  },
}

function transportTo(place: McpPlace, { http, programs = [] }: McpOptions): Transport {
  if (place.kind === 'http') {
    const requestInit = { headers: place.headers ?? {} }
    return new StreamableHTTPClientTransport(new URL(place.url), {
      fetch: guardedFetch(http),
      requestInit,
    }) as Transport
  }
  if (!programs.includes(place.command))
    throw new Refused(`The program ${place.command} may not be started here. An operator can allow it by its name.`)
  const { command, args, env = {} } = place
  return new StdioClientTransport({ command, args: [...args], env, stderr: 'ignore', maxBufferSize: 5_000_000 })
}
