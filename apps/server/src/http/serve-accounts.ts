import { setTimeout as sleep } from 'node:timers/promises'
import { calls, PROBLEMS, type ProblemCode } from '@app/contract'
import { accessChanged, endLentAccess, Fault } from '@app/core'
import { recordEvent } from '@app/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { serve } from './answer.ts'
import { guardJoining } from './guard-joining.ts'
import { guardPassword } from './guard-passwords.ts'
import { toWebHeaders } from './who-asks.ts'

/** The account library, behind the contract: only the calls our screens make are reachable, parsed like all others. */
export function serveAccounts(app: FastifyInstance, parts: Parts): void {
  const { db, accounts, authMode } = parts
  const joining = guardJoining(parts)
  for (const call of Object.values(calls.auth)) {
    serve<never, never, never, unknown>(app, call as never, async (request, reply) => {
      if (authMode === 'demo') {
        throw new Fault('not-in-demo', 'In demo mode nobody signs in. Start with AUTH_MODE=accounts to have accounts.')
      }
      if (call === calls.auth.signUp) await joining.refuse(request)
      const done = await guardPassword(parts, call, request, reply, async () => {
        const [answered] = await Promise.all([accounts.handle(toWebRequest(request)), ...slowly(call)])
        if (call === calls.auth.signUp) joining.look(request, answered.status)
        return pass(sameForAll(call, answered, parts.mail), request, reply)
      })
      // D5: who signs out leaves nothing on the machine, neither drafts nor the app's shell.
      if (call === calls.auth.signOut) reply.header('clear-site-data', '"cache", "storage"')
      const userId = request.visitor?.user.id
      if (userId && call === calls.auth.changePassword) await endAsWished(db, userId, request.body)
      if (userId) await db.asUser(userId, (tx) => recordEvent(tx, accessChanged(userId)))
      return done
    })
  }
}

async function endAsWished(db: Parts['db'], userId: string, body: unknown): Promise<void> {
  const { revokeKeysAndBrowsers } = body as { revokeKeysAndBrowsers: boolean }
  if (revokeKeysAndBrowsers) await db.asSystem((tx) => endLentAccess(tx, userId))
}

/** An answer that takes equally long for a known and an unknown address tells nobody which it is. */
const EVEN_MS = 400
const EVEN = [calls.auth.requestPasswordReset.path, calls.auth.signUp.path]
const slowly = ({ path }: { path: string }) => (EVEN.includes(path) ? [sleep(EVEN_MS)] : [])

/** Where addresses are confirmed by mail, one that is not yet is refused like a wrong password: else signing up and in again would tell. */
function sameForAll(call: unknown, answered: Response, mail: Parts['mail']): Response {
  if (call !== calls.auth.signIn || mail !== 'server' || ![401, 403].includes(answered.status)) return answered
  const message =
    'The e-mail address or the password is wrong, or the address is not confirmed yet: then open the link we have mailed to it.'
  return Response.json({ message }, { status: 401 })
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = toWebHeaders(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const url = `${request.protocol}://${request.host}${request.url}`
  return new Request(url, { method: request.method, headers, body: JSON.stringify(request.body ?? {}) })
}

async function pass(response: Response, { visitor }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const body = (await response.json().catch(() => ({}))) as { message?: string }
  if (response.ok) return body
  const wait = response.headers.get('x-retry-after')
  if (wait) reply.header('retry-after', wait)
  // Who is signed in and types a wrong code stays signed in: 401 would lead them to the door.
  const code = visitor && response.status === 401 ? 'forbidden' : codeOf(response.status)
  throw new Fault(code, body.message ?? 'This could not be done.')
}

function codeOf(status: number): ProblemCode {
  const found = Object.entries(PROBLEMS).find(([, known]) => known === status)
  return (found?.[0] as ProblemCode | undefined) ?? (status < 500 ? 'invalid' : 'bug')
}
