import { z } from 'zod'
import { type ApiScope, type Needs, needsOf } from './scopes.ts'

/** Who may make a call. The server checks it before it reads anything else; `signed` by the signature over the raw body, `admin-key` also by that key. */
export type Access = 'anyone' | 'signed' | 'user' | 'admin' | 'admin-key'

export interface Call<Params = unknown, Query = unknown, Body = unknown, Reply = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** One sentence for the OpenAPI document. */
  does: string
  access: Access
  needs: Needs
  params: z.ZodType<Params>
  query: z.ZodType<Query>
  body: z.ZodType<Body> | undefined
  reply: z.ZodType<Reply>
}

/** The reply of a call that has nothing to say. */
export const Done = z.strictObject({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>

/** The call's input where it takes none: whatever else an address carries is dropped. */
export type Nothing = Record<string, never>
const nothing = z.object({}) as unknown as z.ZodType<Nothing>

interface CallRow<P, Q, B, R> {
  method: Call['method']
  path: string
  does: string
  access?: Access
  /** The scopes of a key, where the method and the answer do not tell. */
  needs?: readonly ApiScope[]
  params?: z.ZodType<P>
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  reply: z.ZodType<R>
}

/** One row per call: the server hangs work on it, the browser calls it, the tests count it. */
export function call<P = Nothing, Q = Nothing, B = undefined, R = unknown>(row: CallRow<P, Q, B, R>): Call<P, Q, B, R> {
  return {
    method: row.method,
    path: row.path,
    does: row.does,
    access: row.access ?? 'user',
    needs: row.needs ?? needsOf({ ...row, silent: (row.reply as z.ZodType) === Done }),
    params: row.params ?? (nothing as unknown as z.ZodType<P>),
    query: row.query ?? (nothing as unknown as z.ZodType<Q>),
    body: row.body,
    reply: row.reply,
  }
}

export const Id = z.string().regex(/^[\w-]{1,64}$/, { error: 'is not an id' })
export const ById = z.strictObject({ id: Id })
export type ById = z.infer<typeof ById>
