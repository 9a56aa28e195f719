import { randomBytes } from 'node:crypto'
import { type ApiKey, type AUTH_MODES, BROWSER_TOKEN_PREFIX, type CreatedApiKey, type NewApiKey } from '@app/contract'
import { type Asker, DEMO_USER, endAllAccess, findPairedBrowser, nameFirstAdministrator, scopesOf } from '@app/core'
import { accounts, apiKeys, type Database, sessions, settings, twoFactors, users, verifications } from '@app/db'
import { type Language, PRODUCT_NAME, RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@app/spec'
import { apiKey } from '@better-auth/api-key'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { admin, twoFactor } from 'better-auth/plugins'
import { and, count, eq, ne, not } from 'drizzle-orm'
import { askedLanguage } from './asked-language.ts'
import { refuseSpentCodes } from './refuse-spent-codes.ts'

/** Who asks, and by which door: a page with a session, a program with a key, or anybody in demo mode. */
export interface Visitor {
  user: Asker
  sessionId: string | null
  scopes: ApiKey['scopes'] | 'all'
  /** Where the browser extension asks: which paired browser it is. */
  browserId?: string
}

export interface Accounts {
  /** What this installation signs its cookies with. */
  secret: string
  whoAsks(headers: Headers): Promise<Visitor | undefined>
  /** Hands a request to the account library as it came. */
  handle(request: Request): Promise<Response>
  passwordFits(userId: string, password: string): Promise<boolean>
  /** A new password for a forgotten one, and every device, key and paired browser out; undefined where there is no such account. */
  resetPassword(email: string): Promise<string | undefined>
  /** Whether the token of a mailed link has confirmed its address. */
  verifyEmail(token: string): Promise<boolean>
  createApiKey(userId: string, key: NewApiKey): Promise<CreatedApiKey>
  hasAccounts(): Promise<boolean>
}

export interface AccountsOptions {
  db: Database
  mode: (typeof AUTH_MODES)[number]
  secret: string
  baseUrl: string
  trustedOrigins: string[]
  /** Whether there may be accounts besides those there are. The first may always be. */
  mayJoin: () => Promise<boolean>
  /**
   * Sends the account's links. Without it there are none: a link for a new password in an outbox would be read by whoever
   * sits at a signed-in browser, and by the agents, and one that confirms an address would confirm nothing.
   */
  mail?: AccountMail | undefined
}

export type AccountMail = (
  kind: 'verify-address' | 'reset-password' | 'account-exists',
  link: { userId: string; token: string; language: Language | undefined },
) => Promise<void>

/** Set by us from the socket; whatever a client sends under this name is dropped before. */
export const PEER_HEADER = 'x-peer-address'
const KEY_PREFIX = 'key_'

export function createAccounts(options: AccountsOptions): Accounts {
  const { db, mode, secret, baseUrl, trustedOrigins, mail, mayJoin } = options
  const auth = betterAuth({
    appName: PRODUCT_NAME,
    secret,
    baseURL: baseUrl,
    basePath: '/api/auth',
    trustedOrigins,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db.accounts, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        apikey: apiKeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(mail ? { ...resetByMail(db, mail), ...joinByMail(mail) } : {}),
    },
    ...(mail ? { emailVerification: verifyByMail(mail) } : {}),
    // Seven idle days; without a cookie cache a revoked session is refused at its next request.
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60, cookieCache: { enabled: false } },
    rateLimit: { enabled: true, storage: 'memory' },
    advanced: {
      cookiePrefix: 'app',
      useSecureCookies: baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [PEER_HEADER] },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if ((await hasAccounts(db)) && !(await mayJoin()))
              throw new APIError('FORBIDDEN', { message: 'New accounts are closed here. Ask the administrator.' })
            return { data: { ...user, role: 'user' } }
          },
          // Once it is there: of eight at once, all would find that nobody was before them.
          after: () => nameFirstAdministrator(db),
        },
      },
    },
    hooks: { before: refuseSpentCodes(db) },
    plugins: [
      admin(),
      twoFactor({ issuer: PRODUCT_NAME, totpOptions: { period: 30, digits: 6 } }),
      apiKey({
        defaultPrefix: KEY_PREFIX,
        enableMetadata: true,
        rateLimit: { enabled: false },
        requireName: true,
        // As the contract says.
        maximumNameLength: 60,
      }),
    ],
  })

  async function byKey(key: string): Promise<Visitor | undefined> {
    const { valid, key: found } = await auth.api.verifyApiKey({ body: { key } })
    if (!valid || !found) return undefined
    const user = await findUser(db, found.referenceId)
    if (!user?.apiAccess) return undefined
    return { user: user.asker, sessionId: null, scopes: scopesOf(JSON.stringify(found.permissions ?? {})) }
  }

  /** S-12: from the very origin it was paired at. A page cannot send another's, and sends its own. */
  async function byBrowser(token: string, origin: string | null): Promise<Visitor | undefined> {
    const browser = await findPairedBrowser(db, token)
    if (!browser || (origin !== null && origin !== browser.origin)) return undefined
    const user = await findUser(db, browser.userId)
    return user && { user: user.asker, sessionId: null, scopes: ['read', 'write'], browserId: browser.id }
  }

  return {
    secret,
    async whoAsks(headers) {
      const key = keyIn(headers)
      if (key?.startsWith(BROWSER_TOKEN_PREFIX)) return byBrowser(key, headers.get('origin'))
      if (key) return byKey(key)
      if (mode === 'demo') return { user: DEMO_USER, sessionId: null, scopes: 'all' }
      const found = await auth.api.getSession({ headers })
      const user = found && !found.user.banned && (await findUser(db, found.user.id))
      return user ? { user: user.asker, sessionId: found.session.id, scopes: 'all' } : undefined
    },
    handle: (request) => auth.handler(request),
    async passwordFits(userId, password) {
      const [row] = await db.asSystem((tx) =>
        tx
          .select({ hash: accounts.password })
          .from(accounts)
          .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))),
      )
      const context = await auth.$context
      return row?.hash ? context.password.verify({ hash: row.hash, password }) : false
    },
    async resetPassword(email) {
      const password = randomBytes(12).toString('base64url')
      const hash = await (await auth.$context).password.hash(password)
      return db.asSystem(async (tx) => {
        const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
        if (!user) return undefined
        // Whoever runs the installation vouches for the address: they may have to get in to mend the mail server.
        await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
        await tx
          .update(accounts)
          .set({ password: hash })
          .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, 'credential')))
        await endAllAccess(tx, user.id)
        return password
      })
    },
    async verifyEmail(token) {
      try {
        return (await auth.api.verifyEmail({ query: { token } }))?.status ?? false
      } catch (error) {
        if (isAPIError(error)) return false
        throw error
      }
    },
    async createApiKey(userId, { name, environment, scopes, expiresInDays }) {
      const made = await auth.api.createApiKey({
        body: {
          userId,
          name,
          metadata: { environment },
          permissions: { api: scopes },
          ...(expiresInDays ? { expiresIn: expiresInDays * 86_400 } : {}),
        },
      })
      return {
        id: made.id,
        name,
        environment,
        start: made.start ?? '',
        scopes,
        createdAt: made.createdAt.toISOString(),
        lastUsedAt: null,
        expiresAt: made.expiresAt?.toISOString() ?? null,
        key: made.key,
      }
    },
    hasAccounts: () => hasAccounts(db),
  }
}

const languageOf = (request: Request | undefined): Language | undefined =>
  askedLanguage({
    headers: {
      cookie: request?.headers.get('cookie') ?? undefined,
      'accept-language': request?.headers.get('accept-language') ?? undefined,
    },
  })

const verifyByMail = (mail: AccountMail) => ({
  sendOnSignUp: true,
  // Who has the right password and not yet shown that the address is theirs: an account from before there was mail.
  sendOnSignIn: true,
  expiresIn: VERIFY_LINK_HOURS * 60 * 60,
  sendVerificationEmail: ({ user, token }: SentLink, request?: Request) =>
    mail('verify-address', { userId: user.id, token, language: languageOf(request) }),
})

/** Who signs up is told the same whether there is an account or not; the mail says which, and only its owner reads that. */
const joinByMail = (mail: AccountMail) => ({
  requireEmailVerification: true,
  onExistingUserSignUp: ({ user }: Pick<SentLink, 'user'>, request?: Request) =>
    mail('account-exists', { userId: user.id, token: '', language: languageOf(request) }),
})

const resetByMail = (db: Database, mail: AccountMail) => ({
  resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
  sendResetPassword: ({ user, token }: SentLink, request?: Request) =>
    mail('reset-password', { userId: user.id, token, language: languageOf(request) }),
  /** Whoever had the link reads the mail of this address. Open streams look at once whether they still may. */
  onPasswordReset: ({ user }: Pick<SentLink, 'user'>) =>
    db.asSystem(async (tx) => {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
      await endAllAccess(tx, user.id)
    }),
})

interface SentLink {
  user: { id: string }
  token: string
}

/** A key in `Authorization: Bearer …` or `X-API-Key`. A key that is sent and wrong is refused, whoever else asks. */
function keyIn(headers: Headers): string | undefined {
  const bearer = headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
  return bearer ?? headers.get('x-api-key') ?? undefined
}

async function findUser(db: Database, id: string) {
  const [row] = await db.asSystem((tx) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        apiAccess: settings.apiAccessEnabled,
      })
      .from(users)
      .leftJoin(settings, eq(settings.userId, users.id))
      .where(and(eq(users.id, id), eq(users.banned, false))),
  )
  if (!row) return undefined
  const { apiAccess, ...asker } = row
  return { asker, apiAccess: apiAccess ?? false }
}

async function hasAccounts(db: Database): Promise<boolean> {
  const [row] = await db.asSystem((tx) =>
    tx
      .select({ users: count() })
      .from(users)
      .where(and(ne(users.id, DEMO_USER.id), not(users.demo))),
  )
  return (row?.users ?? 0) > 0
}
