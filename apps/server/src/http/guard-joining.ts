import { Fault } from '@app/core'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { countTries } from './count-tries.ts'
import { addressKey } from './rate-limit.ts'

/** Without a mail server a refused sign-up tells that an address has an account; this often an hour, and no more. */
const REFUSED = { most: 5, windowMs: 60 * 60_000 }

/** What stands before a sign-up. Where accounts are closed everybody is told so, whichever address they name. */
export function guardJoining({ accounts, flags }: Pick<Parts, 'accounts' | 'flags'>) {
  const refused = countTries(REFUSED)
  return {
    async refuse({ ip }: FastifyRequest): Promise<void> {
      if (refused.tooMany(addressKey(ip)))
        throw new Fault('too-many', 'Too many sign-ups that did not work. Try again in an hour, or sign in.')
      if (!(await flags.isOn('sign-up')) && (await accounts.hasAccounts()))
        throw new Fault('forbidden', 'New accounts are closed here. Ask the administrator.')
    },
    look({ ip }: FastifyRequest, status: number): void {
      if (status === 422) refused.count(addressKey(ip))
    },
  }
}
