import { calls, type NewApiKey } from '@app/contract'
import {
  deleteAccount,
  deleteApiKey,
  endForGood,
  Fault,
  getApiKey,
  listApiKeys,
  listSessions,
  readMe,
  renameAccount,
  revokeOtherSessions,
  revokeSession,
  wouldBeWithoutAdministrator,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { guardPassword } from '../http/guard-passwords.ts'
import type { Parts } from '../parts.ts'

export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, accounts, authMode } = parts

  serve(app, calls.account.session, async ({ visitor }) => ({
    authMode,
    user: visitor ? await db.asUser(visitor.user.id, (tx) => readMe({ db: tx, user: visitor.user })) : null,
    version: parts.version,
    browser: parts.findBrowser(),
    firstAccount: authMode === 'accounts' && !(await accounts.hasAccounts()),
    stripePublishableKey: parts.stripePublishableKey ?? null,
    mail: parts.mail,
  }))
  serve(app, calls.account.verifyEmail, async (request) => {
    const { token } = request.body as { token: string }
    if (!(await accounts.verifyEmail(token))) {
      throw new Fault('invalid', 'This link does not work any more. Sign in and ask for a new one in the settings.')
    }
    return { ok: true as const }
  })
  answer(app, parts, calls.account.rename, ({ ctx, body }) => renameAccount(ctx, body.name))
  answer(app, parts, calls.account.delete, async ({ ctx, body, reply }) => {
    if (authMode === 'demo') throw new Fault('not-in-demo', 'The demo account cannot be deleted.')
    await guardPassword(parts, calls.account.delete, reply.request, reply, async () => {
      if (await accounts.passwordFits(ctx.user.id, body.password ?? '')) return
      throw new Fault('forbidden', 'That is not your password.')
    })
    const others = {
      wouldBeWithoutAdministrator: (id: string) => db.asSystem((tx) => wouldBeWithoutAdministrator(tx, id)),
    }
    const gone = await deleteAccount(ctx, body.confirm, others)
    // Nobody pays for an account that is no more; if that cannot be seen to, the account stays.
    await endForGood(parts.billing, ctx.user)
    return gone
  })

  answer(app, parts, calls.account.listSessions, ({ ctx, visitor }) => listSessions(ctx, visitor.sessionId))
  answer(app, parts, calls.account.revokeSession, ({ ctx, params }) => revokeSession(ctx, params.id))
  answer(app, parts, calls.account.revokeOtherSessions, ({ ctx, visitor }) =>
    revokeOtherSessions(ctx, visitor.sessionId),
  )

  answer(app, parts, calls.account.listApiKeys, ({ ctx }) => listApiKeys(ctx))
  answer(app, parts, calls.account.createApiKey, ({ ctx, body }) => accounts.createApiKey(ctx.user.id, body))
  answer(app, parts, calls.account.regenerateApiKey, async ({ ctx, params }) => {
    const { name, environment, scopes } = await getApiKey(ctx, params.id)
    const key: NewApiKey = { name, environment, scopes, expiresInDays: null }
    // The new one first: whoever fails between the two still holds a key that works.
    const made = await accounts.createApiKey(ctx.user.id, key)
    await deleteApiKey(ctx, params.id)
    return made
  })
  answer(app, parts, calls.account.deleteApiKey, ({ ctx, params }) => deleteApiKey(ctx, params.id))
}
