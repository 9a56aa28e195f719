import { spendCode } from '@app/core'
import type { Database } from '@app/db'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

const CODE_PATHS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']
/** No code reads like this, so the library refuses it as it refuses any wrong one, and counts it. */
const NO_CODE = 'spent'

type Asked = Parameters<typeof getSessionFromCtx>[0]

/**
 * RFC 6238, 5.2: a one-time code is taken once. The library takes one for as long as it is good, from anybody who has
 * seen it, so each code passes here first.
 */
export const refuseSpentCodes = (db: Database) =>
  createAuthMiddleware(async (ctx) => {
    if (!CODE_PATHS.includes(ctx.path)) return
    const userId = await whoseCode(ctx)
    if (!userId || (await spendCode(db, userId, String(ctx.body?.code)))) return
    return { context: { body: { ...ctx.body, code: NO_CODE } } }
  })

/** Who is signed in and sets it up, or who has shown a password and now shows a code: the library's own two ways. */
async function whoseCode(ctx: Asked): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const { name } = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret)
  return challenge ? (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value : undefined
}
