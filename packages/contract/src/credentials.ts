import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { name, text } from './text.ts'

/** A web origin and nothing more: scheme, host, port. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://shop.example' })
  .max(300)
  .transform((value) => new URL(value).origin)

/** As sites show it beside their QR code: letters in groups, or the whole otpauth address. */
const totpKey = z
  .string()
  .max(500)
  .transform((value) => (/^otpauth:/i.test(value) ? (/[?&]secret=([^&]+)/i.exec(value)?.[1] ?? '') : value))
  .transform((value) => value.replace(/[\s=-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{16,128}$/, 'must be the key of a code generator: letters and the digits 2 to 7'))

/** What is shown of a credential: never its secret. */
export const Credential = z.strictObject({
  id: z.string(),
  name: z.string(),
  origin: z.string(),
  username: z.string(),
  /** The last characters of the secret, where it is long enough that they give nothing away. */
  hint: z.string(),
  /** Whether a key for one-time codes is stored with it. */
  totp: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Credential = z.infer<typeof Credential>

export const NewCredential = z.strictObject({
  name: name(120),
  origin,
  username: text(320).default(''),
  secret: name(10_000),
  totp: totpKey.optional(),
})
export type NewCredential = z.infer<typeof NewCredential>

export const credentialCalls = {
  list: call({
    method: 'GET',
    path: '/api/credentials',
    does: 'Lists your stored log-ins, never their secrets.',
    reply: z.array(Credential),
  }),
  create: call({
    method: 'POST',
    path: '/api/credentials',
    does: 'Stores a log-in for one web origin; its secret can be used and replaced but not read again.',
    needs: ['write'],
    body: NewCredential,
    reply: Credential,
  }),
  replaceSecret: call({
    method: 'POST',
    path: '/api/credentials/:id/secret',
    does: 'Replaces the secret of a stored log-in.',
    params: ById,
    body: z.strictObject({ secret: name(10_000) }),
    reply: Credential,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/credentials/:id',
    does: 'Deletes a stored log-in.',
    params: ById,
    reply: Done,
  }),
}
