import { FLAGS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

export const FeatureFlag = z.strictObject({
  name: z.enum(FLAGS),
  on: z.boolean(),
  /** Null while nobody has touched it. */
  updatedAt: z.string().nullable(),
})
export type FeatureFlag = z.infer<typeof FeatureFlag>

export const flagCalls = {
  list: call({
    method: 'GET',
    path: '/api/admin/flags',
    does: 'Lists what may be turned off for the whole installation. Administrators only.',
    access: 'admin',
    reply: z.array(FeatureFlag),
  }),
  set: call({
    method: 'PUT',
    path: '/api/admin/flags/:name',
    does: 'Turns a part of the product on or off for everybody; in force within seconds. Administrators only.',
    access: 'admin',
    params: z.strictObject({ name: z.enum(FLAGS) }),
    body: z.strictObject({ on: z.boolean() }),
    reply: FeatureFlag,
  }),
}
