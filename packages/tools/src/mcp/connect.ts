import type { Http } from '../http/port.ts'
import type { McpConnection, McpPlace } from './port.ts'

export interface McpOptions {
  http: Http
  /** Programs the operator lets be started, by their exact names. They reach the network as they like. */
  programs?: readonly string[] | undefined
  /** For one request; a tool that works longer is given up. */
  timeoutMs?: number | undefined
}

/** The real one. The library behind it is large, so it is loaded by whoever first uses a server. */
export function connectMcp(name: string, place: McpPlace, options: McpOptions): McpConnection {
  let opened: Promise<McpConnection> | undefined
  const open = () => {
    opened ??= import('./open-connection.ts').then(({ openConnection }) => openConnection(name, place, options))
    return opened
  }
  return {
    list: async (signal) => (await open()).list(signal),
    call: async (tool, input, signal) => (await open()).call(tool, input, signal),
    close: async () => (await opened)?.close(),
  }
}
