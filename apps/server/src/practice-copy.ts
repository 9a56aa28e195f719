import { createHash } from 'node:crypto'

/** Where a user's copy of the practice site is. Nobody can guess another's from their own. */
export const practiceCopyOf = (practiceUrl: string | undefined, userId: string): string | undefined =>
  practiceUrl && `${practiceUrl}/u/${createHash('sha256').update(userId).digest('base64url').slice(0, 16)}`
