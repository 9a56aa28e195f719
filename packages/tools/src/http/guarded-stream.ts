import type { Readable } from 'node:stream'
import { request as send } from 'undici'
import { hostOf, judgeUrl } from '../egress/judge-url.ts'
import { readExceptions } from '../egress/read-exceptions.ts'
import { guardedAgent } from './guarded-agent.ts'
import { toSpokenError } from './to-spoken-error.ts'

export interface StreamAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Read it or destroy it: it holds a connection. */
  body: Readable
}

/** The guarded way for what is too large to be held: bytes as they come, no redirect followed, no limit but the reader's. */
export interface GuardedStream {
  open(
    wanted: { method: 'GET' | 'HEAD'; url: string; headers?: Record<string, string> },
    signal: AbortSignal,
  ): Promise<StreamAnswer>
  close(): Promise<void>
}

const NO_LIMIT = -1
/** A connection that says nothing for so long is taken for dead. */
const SILENT_MS = 60_000

export function guardedStream({ allow }: { allow: readonly string[] }): GuardedStream {
  const egress = { ports: new Set([80, 443]), exceptions: readExceptions(allow) }
  const agent = guardedAgent(egress, NO_LIMIT, undefined)
  return {
    async open({ method, url: text, headers = {} }, signal) {
      const url = judgeUrl(text, egress, () => true)
      const timeouts = { headersTimeout: SILENT_MS, bodyTimeout: SILENT_MS }
      try {
        const answer = await send(url, { method, headers, signal, dispatcher: agent, ...timeouts })
        const named = Object.entries(answer.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')])
        // Whoever destroys it unread has made the error that follows, and wants to hear nothing of it.
        answer.body.on('error', () => undefined)
        return { status: answer.statusCode, headers: Object.fromEntries(named), body: answer.body }
      } catch (error) {
        throw signal.aborted ? signal.reason : toSpokenError(error, hostOf(url), Number.POSITIVE_INFINITY)
      }
    },
    close: () => agent.destroy(),
  }
}
