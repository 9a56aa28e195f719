import { Fault } from '@app/core'
import { practiceCopyOf } from '../practice-copy.ts'

const RESET_MS = 5_000

/**
 * A copy of the practice site for this user's tests alone, made new: neither what they rehearse nor what a test before
 * has left decides how a test ends.
 */
export async function openTestGround(practiceUrl: string | undefined, userId: string): Promise<string> {
  const base = practiceCopyOf(practiceUrl, `tests of ${userId}`)
  if (!base)
    throw new Fault(
      'not-found',
      'The built-in bots are tested on the practice site, and this installation has none. Set PRACTICE_PORT to have one.',
    )
  const reset = await fetch(`${base}/api/reset`, { method: 'POST', signal: AbortSignal.timeout(RESET_MS) }).catch(
    () => undefined,
  )
  if (!reset?.ok) throw new Fault('unavailable', 'The practice site does not answer. Try again in a moment.')
  return base
}
