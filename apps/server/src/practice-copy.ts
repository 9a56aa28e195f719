import { createHash } from 'node:crypto'
import { PRACTICE_LOG_IN, PRACTICE_TOTP } from '@app/practice'
import type { LogIn } from '@app/toolkit'

/** The name under which its log-in is known to everybody, without being stored. */
const PRACTICE = 'Practice shop'

/** Where a user's copy of the practice site is. Nobody can guess another's from their own. */
export const practiceCopyOf = (practiceUrl: string | undefined, userId: string): string | undefined =>
  practiceUrl && `${practiceUrl}/u/${createHash('sha256').update(userId).digest('base64url').slice(0, 16)}`

/** What a planner is told of it. */
export const practiceLogIns = (practiceUrl: string | undefined): { name: string; origin: string }[] =>
  practiceUrl ? [{ name: PRACTICE, origin: new URL(practiceUrl).origin }] : []

/** The way into the practice site's locked rooms, for its own origin and no other. */
export function practiceLogIn(practiceUrl: string | undefined, name: string, origin: string): LogIn | undefined {
  if (!practiceUrl || name !== PRACTICE || origin !== new URL(practiceUrl).origin) return undefined
  const { username, password } = PRACTICE_LOG_IN
  return { username, secret: { reveal: () => password }, totp: { reveal: () => PRACTICE_TOTP } }
}
