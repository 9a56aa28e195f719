import { Fault } from '@app/core'
import { Refused, Unavailable } from '@app/toolkit'
import { connectMcp, guardedHttp } from '@app/tools'
import { placeOf } from '../worker/user-mcp.ts'

const LOOK_MS = 20_000

/** Asks a server for its tools. What it does wrong is a fault of whoever named it. */
export type LookAtMcp = (name: string, url: string, authorization: string | undefined) => Promise<unknown[]>

/** By the guarded way, and on a connection of its own. */
export const lookAtMcp =
  (allow: readonly string[]): LookAtMcp =>
  async (name, url, authorization) => {
    const http = guardedHttp({ allow })
    const connection = connectMcp(name, placeOf(url, authorization), { http })
    try {
      return await connection.list(AbortSignal.timeout(LOOK_MS))
    } catch (error) {
      throw toFault(error, name)
    } finally {
      await connection.close()
      await http.close()
    }
  }

function toFault(error: unknown, name: string): unknown {
  if (error instanceof Refused) return new Fault('invalid', error.message)
  if (error instanceof Unavailable) return new Fault('unavailable', error.message)
  if ((error as Error).name !== 'TimeoutError') return error
  return new Fault('unavailable', `${name} did not answer in ${LOOK_MS / 1_000} seconds. Is it an MCP server?`)
}
