import { TEMPLATE_IDS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'
import { Permissions } from './policy.ts'
import { Recipe } from './recipes.ts'

export const Template = z.strictObject({
  id: z.enum(TEMPLATE_IDS),
  /** Where its work begins: your copy of the practice site. Empty where this installation has none. */
  start: z.string(),
  /** Five steps, of which the first opens `start`; none of the others names an address. */
  recipe: Recipe,
  permissions: Permissions,
})
export type Template = z.infer<typeof Template>

export const templateCalls = {
  list: call({
    method: 'GET',
    path: '/api/templates',
    does: 'Lists the built-in templates with steps that run on your copy of the practice site as they are.',
    reply: z.array(Template),
  }),
}
