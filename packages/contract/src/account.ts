import { MAIL_WAYS } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { API_SCOPES } from './scopes.ts'
import { name, text } from './text.ts'

/** Decision 6. */
export const AUTH_MODES = ['demo', 'accounts'] as const
export const ROLES = ['user', 'admin'] as const

export const Me = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  twoFactorEnabled: z.boolean(),
  /** Whether a mailed link has shown that the address is theirs. */
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Me = z.infer<typeof Me>

/** What a page needs before it can draw anything: who asks, and what this installation can do. */
export const Session = z.strictObject({
  authMode: z.enum(AUTH_MODES),
  user: Me.nullable(),
  version: z.string(),
  browser: z.enum(['found', 'missing']),
  /** True until the first account of an installation exists: that account becomes its administrator. */
  firstAccount: z.boolean(),
  stripePublishableKey: z.string().nullable(),
  /** Where mails of the product go: without a mail server they are kept in the outbox, and no address is verified. */
  mail: z.enum(MAIL_WAYS),
})
export type Session = z.infer<typeof Session>

export const DeviceSession = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type DeviceSession = z.infer<typeof DeviceSession>

export const ApiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  environment: z.enum(['production', 'development']),
  /** The first characters, enough to tell keys apart and too few to use one. */
  start: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.strictObject({
  name: name(60),
  environment: z.enum(['production', 'development']).default('production'),
  scopes: z.array(z.enum(API_SCOPES)).min(1).default(['read']),
  expiresInDays: z.number().int().min(1).max(365).nullable().default(null),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** The one time a key is seen whole. */
export const CreatedApiKey = z.strictObject({ ...ApiKey.shape, key: z.string() })
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

const count = z.number().int().min(0)

/** How much of an export was taken up. */
export const ImportResult = z.strictObject({
  agents: count,
  versions: count,
  schedules: count,
  tasks: count,
  steps: count,
  files: count,
})
export type ImportResult = z.infer<typeof ImportResult>

const password = z.string().min(8).max(128)

export const accountCalls = {
  session: call({
    method: 'GET',
    path: '/api/session',
    does: 'Tells who asks and how this installation is set up.',
    access: 'anyone',
    reply: Session,
  }),
  rename: call({
    method: 'PATCH',
    path: '/api/account',
    does: 'Changes your display name.',
    body: z.strictObject({ name: name(120) }),
    reply: Me,
  }),
  delete: call({
    method: 'POST',
    path: '/api/account/delete',
    does: 'Deletes your account and everything that belongs to it.',
    body: z.strictObject({ password: text(128).optional(), confirm: text(320) }),
    reply: Done,
  }),
  export: call({
    method: 'GET',
    path: '/api/account/export',
    does: 'Downloads everything stored about you: a zip of JSON and files, without secrets.',
    reply: z.unknown(),
  }),
  import: call({
    method: 'POST',
    path: '/api/account/import',
    does: 'Takes up an export, sent as application/zip, into an account that is still empty.',
    reply: ImportResult,
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/account/verify-email',
    does: 'Confirms an e-mail address with the token of a mailed link.',
    access: 'anyone',
    body: z.strictObject({ token: text(2_000) }),
    reply: Done,
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/account/sessions',
    does: 'Lists where you are signed in.',
    reply: z.array(DeviceSession),
  }),
  revokeSession: call({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    does: 'Signs one device out.',
    params: ById,
    reply: Done,
  }),
  revokeOtherSessions: call({
    method: 'POST',
    path: '/api/account/sessions/revoke-others',
    does: 'Signs out every device but this one.',
    body: z.strictObject({}),
    reply: Done,
  }),
  listApiKeys: call({
    method: 'GET',
    path: '/api/account/api-keys',
    does: 'Lists your API keys, never their values.',
    reply: z.array(ApiKey),
  }),
  createApiKey: call({
    method: 'POST',
    path: '/api/account/api-keys',
    does: 'Creates an API key and shows it this once.',
    body: NewApiKey,
    reply: CreatedApiKey,
  }),
  regenerateApiKey: call({
    method: 'POST',
    path: '/api/account/api-keys/:id/regenerate',
    does: 'Replaces an API key by a new one of the same name and scopes, and shows it this once.',
    params: ById,
    /** Whether the new one may approve what waits for a person; as before where it is not said. */
    body: z.strictObject({ mayApprove: z.boolean().optional() }),
    reply: CreatedApiKey,
  }),
  deleteApiKey: call({
    method: 'DELETE',
    path: '/api/account/api-keys/:id',
    does: 'Revokes an API key.',
    params: ById,
    reply: Done,
  }),
}

const Empty = z.strictObject({})
const Code = z.string().min(6).max(20)
/** The library answers with more than the browser may have, the raw session token among it: only what is named here leaves. */
const Signed = z.object({ twoFactorRedirect: z.boolean().optional() })

/** The account library's own endpoints, as far as our screens use them. */
export const authCalls = {
  signUp: call({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    does: 'Creates an account and signs it in; where there is a mail server the mailed link comes first, and the answer is the same if there is one already.',
    access: 'anyone',
    body: z.strictObject({ name: name(120), email: z.email().max(320), password }),
    reply: z.object({}),
  }),
  signIn: call({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    does: 'Signs in; answers `twoFactorRedirect` when a second factor is wanted.',
    access: 'anyone',
    body: z.strictObject({
      email: z.email().max(320),
      password: z.string().max(128),
      rememberMe: z.boolean().optional(),
    }),
    reply: Signed,
  }),
  signOut: call({
    method: 'POST',
    path: '/api/auth/sign-out',
    does: 'Signs this device out.',
    access: 'anyone',
    body: Empty,
    reply: z.object({}),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/auth/change-password',
    does: 'Changes your password. Unless told otherwise, every other device is signed out, and API keys and paired browsers are revoked.',
    body: z.strictObject({
      currentPassword: z.string().max(128),
      newPassword: password,
      revokeOtherSessions: z.boolean().default(true),
      revokeKeysAndBrowsers: z.boolean().default(true),
    }),
    reply: z.object({}),
  }),
  requestPasswordReset: call({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    does: 'Mails a link for a new password, if there is an account with this address; the answer is the same if not.',
    access: 'anyone',
    body: z.strictObject({ email: z.email().max(320) }),
    reply: z.object({}),
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/auth/reset-password',
    does: 'Sets a new password with the token of a mailed link, which is then used up, and signs every device out.',
    access: 'anyone',
    body: z.strictObject({ token: text(200), newPassword: password }),
    reply: z.object({}),
  }),
  sendVerification: call({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    does: 'Mails you the link that confirms your address once more.',
    body: z.strictObject({ email: z.email().max(320) }),
    reply: z.object({}),
  }),
  enableTwoFactor: call({
    method: 'POST',
    path: '/api/auth/two-factor/enable',
    does: 'Begins two-factor set-up: gives the secret for your authenticator and the backup codes.',
    body: z.strictObject({ password: z.string().max(128) }),
    reply: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  }),
  verifyTotp: call({
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    does: 'Checks a code of your authenticator: finishes set-up or sign-in.',
    access: 'anyone',
    body: z.strictObject({ code: Code, trustDevice: z.boolean().optional() }),
    reply: z.object({}),
  }),
  verifyBackupCode: call({
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    does: 'Signs in with one of your backup codes, which is then used up.',
    access: 'anyone',
    body: z.strictObject({ code: Code, trustDevice: z.boolean().optional() }),
    reply: z.object({}),
  }),
  disableTwoFactor: call({
    method: 'POST',
    path: '/api/auth/two-factor/disable',
    does: 'Turns two-factor off.',
    body: z.strictObject({ password: z.string().max(128) }),
    reply: z.object({}),
  }),
}
