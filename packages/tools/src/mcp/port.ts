import type { NewFile } from '@app/toolkit'

/** A tool as its server describes it. All of it is the server's word, and bounded. */
export interface RemoteTool {
  name: string
  description: string
  /** JSON Schema of an object. */
  inputSchema: Record<string, unknown>
  /** What the server says its tool does; believed only of servers the operator trusts. */
  hints: { readOnly: boolean; idempotent: boolean }
}

export interface RemoteAnswer {
  text: string
  /** The same as data, where the server gives it. */
  data?: unknown
  files: NewFile[]
  isError: boolean
}

/** A server one is connected to. Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface McpConnection {
  list(signal: AbortSignal): Promise<RemoteTool[]>
  call(name: string, input: Record<string, unknown>, signal: AbortSignal): Promise<RemoteAnswer>
  close(): Promise<void>
}

/** Where a server is. */
export type McpPlace =
  | { kind: 'http'; url: string; headers?: Record<string, string> | undefined }
  | { kind: 'stdio'; command: string; args: readonly string[]; env?: Record<string, string> | undefined }

/** A server as it is stored once somebody has looked at its tools. */
export interface McpServer {
  /** Short, lower case: it is part of the tools' names. */
  name: string
  /** Whether the operator takes the server's word for which tools only read. */
  trusted: boolean
  /** Whether it is reached with a log-in of the user, so that what it answers is theirs alone. */
  signedIn: boolean
  tools: RemoteTool[]
}
