import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export const SESSION_HEADER = 'mcp-session-id'

const ASKABLE = 'askable.'

interface Hello {
  method?: unknown
  params?: { capabilities?: { elicitation?: { form?: unknown; url?: unknown } } }
}

/**
 * A name for a program that says at its first message that its person can be asked. The name itself tells it, so that
 * nothing is kept between two messages and any process answers the next; it opens nothing.
 */
export function nameSession(body: unknown): string | undefined {
  const { method, params } = (body ?? {}) as Hello
  const elicitation = method === 'initialize' ? params?.capabilities?.elicitation : undefined
  if (!elicitation) return undefined
  // Before there were several kinds, an empty word meant a form.
  return elicitation.form || !elicitation.url ? ASKABLE + randomUUID() : undefined
}

/** Whether the person at the program can be asked, and their word would count here. */
export function isAskable({ headers, visitor }: FastifyRequest): boolean {
  const scopes = visitor?.scopes ?? []
  const mayAnswer = scopes === 'all' || (scopes.includes('read') && scopes.includes('approve'))
  const streams = headers.accept?.includes('text/event-stream') ?? false
  return mayAnswer && streams && String(headers[SESSION_HEADER] ?? '').startsWith(ASKABLE)
}
