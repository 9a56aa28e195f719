import { createHash } from 'node:crypto'
import type { Asker } from '@app/core'

/** By which others know a window: made of who asks, so that nobody moves somebody else's caret. */
export const participantOf = (user: Pick<Asker, 'id'>, participant: string): string =>
  createHash('sha256').update(`${user.id} ${participant}`).digest('base64url').slice(0, 16)
