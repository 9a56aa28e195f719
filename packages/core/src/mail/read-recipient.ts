import { settings, type Transaction, users } from '@app/db'
import { DEFAULT_SETTINGS, type Language } from '@app/spec'
import { eq } from 'drizzle-orm'

export interface Recipient {
  id: string
  name: string
  email: string
  /** Undefined until they have saved one. */
  language: Language | undefined
  timezone: string
  /** Decision 25: whether they want to hear of their work by mail. */
  wantsNews: boolean
}

export async function readRecipient(tx: Transaction, userId: string): Promise<Recipient | undefined> {
  const [row] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: settings.language,
      timezone: settings.timezone,
      wantsNews: settings.emailNotifications,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  return {
    ...row,
    language: row.language ?? undefined,
    timezone: row.timezone ?? DEFAULT_SETTINGS.timezone,
    wantsNews: row.wantsNews ?? DEFAULT_SETTINGS.emailNotifications,
  }
}
