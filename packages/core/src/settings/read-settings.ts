import type { UserSettings } from '@app/contract'
import { settings, users } from '@app/db'
import { DEFAULT_SETTINGS, type Language } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** `asked` is the language of the visitor's browser: it speaks until the user has saved one. */
export async function readSettings({ db, user }: Context, asked?: Language): Promise<UserSettings> {
  const [found] = await db
    .select({ settings, twoFactorAuth: users.twoFactorEnabled })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, user.id))
  const { updatedAt: _, ...saved } = found?.settings ?? {
    ...DEFAULT_SETTINGS,
    ...(asked ? { language: asked } : {}),
    updatedAt: null,
  }
  // Whether a second factor is on is decided where it is set up, with a code; what a form claimed does not count.
  return { ...saved, userId: user.id, twoFactorAuth: found?.twoFactorAuth ?? false }
}
