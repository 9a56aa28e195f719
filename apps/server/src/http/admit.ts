import { BROWSER_REACH, type Call } from '@app/contract'
import { Fault } from '@app/core'
import type { FastifyRequest } from 'fastify'

/** A key works on a person's behalf, but never on the account or its money: a stolen key must not become the account. */
const KEYLESS = [
  '/api/account',
  '/api/auth',
  '/api/billing',
  '/api/create-',
  '/api/admin',
  '/api/extension/code',
  '/api/extension/browsers',
]

export function admit(
  request: FastifyRequest,
  call: Call<never, never, never, never> | { access: string; path: string; method: string },
): void {
  const { visitor } = request
  // Its sender is nobody we know, may carry keys of other places, and is judged by the signature.
  if (call.access === 'signed') return
  if (call.access === 'admin-key' && request.hasAdminKey) return
  if (request.refusedKey)
    throw new Fault('not-signed-in', 'This API key is not valid, or API access is switched off in the settings.')
  if (call.access === 'anyone') return
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  // S-12: a paired browser opens what the extension does, and nothing besides.
  if (visitor.browserId && !BROWSER_REACH.includes(`${call.method} ${call.path}`)) {
    throw new Fault('forbidden', 'A paired browser cannot do this. Open the product itself.')
  }
  if (visitor.scopes !== 'all') {
    if (KEYLESS.some((path) => call.path.startsWith(path))) {
      throw new Fault('forbidden', 'An API key cannot manage the account. Sign in with a browser to do this.')
    }
    const needed = call.method === 'GET' ? 'read' : 'write'
    if (!visitor.scopes.includes(needed)) {
      throw new Fault('forbidden', `This API key may not ${needed}. Create one with the scope "${needed}".`)
    }
  }
  if (call.access === 'admin-key' && visitor.user.role !== 'admin') throw new Fault('forbidden', 'Admin access denied')
  if (call.access === 'admin' && visitor.user.role !== 'admin') {
    throw new Fault('forbidden', 'Only an administrator can do this.')
  }
}
