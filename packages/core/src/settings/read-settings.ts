import type { UserSettings } from '@app/contract'
import { settings, users } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

export async function readSettings({ db, user }: Context): Promise<UserSettings> {
  const [found] = await db
    .select({ settings, twoFactorAuth: users.twoFactorEnabled })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, user.id))
  const { updatedAt: _, ...saved } = found?.settings ?? { ...DEFAULT_SETTINGS, updatedAt: null }
  // Whether a second factor is on is decided where it is set up, with a code; what a form claimed does not count.
  return { ...saved, userId: user.id, twoFactorAuth: found?.twoFactorAuth ?? false }
}
