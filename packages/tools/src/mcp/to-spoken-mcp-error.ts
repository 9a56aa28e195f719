import { Refused, Unavailable } from '@app/toolkit'
import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { cleanWords } from './clean-words.ts'

/** What went wrong with a server, in words for a person. `asked`: a tool had been called, and has perhaps done its work. */
export function toSpokenMcpError(error: unknown, server: string, asked: boolean): unknown {
  if (error instanceof Refused) return error
  if (error instanceof Unavailable)
    return new Unavailable(error.message, { cause: error, perhapsDone: asked && error.perhapsDone })
  const status = error instanceof StreamableHTTPError ? (error.code ?? 0) : 0
  if (status === 401 || status === 403)
    return new Refused(`The MCP server ${server} did not accept the log-in. Check it.`, { cause: error })
  if (status >= 300 && status < 400)
    return new Refused(`The MCP server ${server} leads elsewhere. Give the address it is meant to lead to.`, {
      cause: error,
    })
  // Only its own no is certain: it read the call and declined it.
  if (error instanceof McpError && !LOST.has(error.code))
    return new Refused(`The MCP server ${server} declined: ${cleanWords(error.message, 300)}`, { cause: error })
  if (status >= 400 && status < 500 && status !== 404)
    return new Refused(`The MCP server ${server} did not take the request (${status}). Check its address.`, {
      cause: error,
    })
  return new Unavailable(`The MCP server ${server} gave no answer, or broke off. Try again later.`, {
    cause: error,
    perhapsDone: asked && status !== 404,
  })
}

const LOST = new Set<number>([ErrorCode.RequestTimeout, ErrorCode.ConnectionClosed])
