import type { NewEvent } from '@app/db'

/** A session or a key may have ended. Whoever streams for this user looks at once whether they still may. */
export const accessChanged = (userId: string): NewEvent => ({ userId, type: 'account.access' })
