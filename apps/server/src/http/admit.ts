import { type ApiScope, BROWSER_REACH, type Call, type Needs } from '@app/contract'
import { Fault } from '@app/core'
import type { FastifyRequest } from 'fastify'

export function admit(request: FastifyRequest, call: Pick<Call, 'access' | 'path' | 'method' | 'needs'>): void {
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
  if (visitor.scopes !== 'all') refuseBeyondScopes(visitor.scopes, call.needs)
  if (call.access === 'admin-key' && visitor.user.role !== 'admin') throw new Fault('forbidden', 'Admin access denied')
  if (call.access === 'admin' && visitor.user.role !== 'admin') {
    throw new Fault('forbidden', 'Only an administrator can do this.')
  }
}

function refuseBeyondScopes(granted: readonly ApiScope[], needs: Needs): void {
  if (needs === 'person') {
    throw new Fault('forbidden', 'An API key cannot manage the account. Sign in with a browser to do this.')
  }
  const missing = needs.filter((scope) => !granted.includes(scope))
  if (missing.length === 0) return
  const [scopes, wanted] = [missing.join(' and '), needs.map((scope) => `"${scope}"`).join(' and ')]
  throw new Fault('forbidden', `This API key may not ${scopes}. Create one with the scope ${wanted}.`)
}
