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
  refuseDeletion,
  renameAccount,
  revokeOtherSessions,
  revokeSession,
  wouldBeWithoutAdministrator,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside, serve } from '../http/answer.ts'
import { guardPassword } from '../http/guard-passwords.ts'
import type { Parts } from '../parts.ts'

/** A program each, and then some. */
const MOST_KEYS = 50

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
  answerOutside(app, parts, calls.account.delete, async ({ user, inside, outside, body, reply }) => {
    if (authMode === 'demo') throw new Fault('not-in-demo', 'The demo account cannot be deleted.')
    await guardPassword(parts, calls.account.delete, reply.request, reply, async () => {
      if (await accounts.passwordFits(user.id, body.password ?? '')) return
      throw new Fault('forbidden', 'That is not your password.')
    })
    refuseDeletion(user, body.confirm, await db.asSystem((tx) => wouldBeWithoutAdministrator(tx, user.id)))
    // Nobody pays for an account that is no more; if that cannot be seen to, the account stays.
    await outside(() => endForGood(parts.billing, user))
    return inside(deleteAccount)
  })

  answer(app, parts, calls.account.listSessions, ({ ctx, visitor }) => listSessions(ctx, visitor.sessionId))
  answer(app, parts, calls.account.revokeSession, ({ ctx, params }) => revokeSession(ctx, params.id))
  answer(app, parts, calls.account.revokeOtherSessions, ({ ctx, visitor }) =>
    revokeOtherSessions(ctx, visitor.sessionId),
  )

  answer(app, parts, calls.account.listApiKeys, ({ ctx }) => listApiKeys(ctx))
  // The account library has connections of its own: none of ours waits for one of those.
  answerOutside(app, parts, calls.account.createApiKey, async ({ user, inside, body }) => {
    if ((await inside(listApiKeys)).length >= MOST_KEYS)
      throw new Fault('conflict', `You have ${MOST_KEYS} API keys, which is the most there can be. Delete one first.`)
    return accounts.createApiKey(user.id, body)
  })
  answerOutside(app, parts, calls.account.regenerateApiKey, async ({ user, inside, params, body }) => {
    const { name, environment, scopes: had } = await inside((ctx) => getApiKey(ctx, params.id))
    const others = had.filter((scope) => scope !== 'approve')
    const may = body.mayApprove ?? had.includes('approve')
    const scopes = may ? [...others, 'approve' as const] : others
    const key: NewApiKey = { name, environment, scopes, expiresInDays: null }
    // The new one first: whoever fails between the two still holds a key that works.
    const made = await accounts.createApiKey(user.id, key)
    await inside((ctx) => deleteApiKey(ctx, params.id))
    return made
  })
  answer(app, parts, calls.account.deleteApiKey, ({ ctx, params }) => deleteApiKey(ctx, params.id))
}
