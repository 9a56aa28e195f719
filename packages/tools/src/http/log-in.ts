import { type LogIn, Refused, type Step } from '@app/toolkit'
import { isUrl } from '@app/values'
import { z } from 'zod'

/** Which stored log-in a request is made with, and how the service wants to be shown it. */
export const UsedLogIn = z
  .strictObject({
    name: z.string().min(1).max(120).describe('The name of a stored log-in'),
    as: z.enum(['bearer', 'basic']).default('bearer'),
    header: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/i)
      .optional()
      .describe('Instead of Authorization: the header the secret goes into, such as x-api-key'),
  })
  .optional()

type Used = z.infer<typeof UsedLogIn>

/** The headers that show the log-in, made for the origin of this address and no other. */
export async function showLogIn(used: Used, url: string, step: Step): Promise<Record<string, string>> {
  if (!used) return {}
  if (!isUrl(url)) throw new Refused('A log-in needs a whole web address to be used at.')
  const logIn = await step.logIn(used.name, new URL(url).origin)
  return used.header
    ? { [used.header.toLowerCase()]: logIn.secret.reveal() }
    : { authorization: authorize(used, logIn) }
}

function authorize({ as }: NonNullable<Used>, { username, secret }: LogIn): string {
  if (as === 'bearer') return `Bearer ${secret.reveal()}`
  return `Basic ${Buffer.from(`${username}:${secret.reveal()}`).toString('base64')}`
}
