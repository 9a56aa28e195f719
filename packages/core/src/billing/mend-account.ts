import type { BillingParts } from './port.ts'
import { syncAccount } from './sync-account.ts'

/** Puts right what is written of somebody, and says in the log what was wrong. One that fails holds up nobody else. */
export async function mendAccount(parts: BillingParts, userId: string, why: string): Promise<boolean> {
  try {
    const difference = await syncAccount(parts, userId)
    if (difference) parts.note('a plan was mended', { user: { id: userId }, why, difference })
    return difference !== undefined
  } catch (err) {
    parts.note('a plan could not be compared', { err, user: { id: userId }, why })
    return false
  }
}
