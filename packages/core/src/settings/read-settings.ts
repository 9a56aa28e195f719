import type { UserSettings } from '@app/contract'
import { settings, users } from '@app/db'
import { DEFAULT_SETTINGS, type Language, type Model } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** What holds until the user has saved something else: the language of their browser, and a model that works here. */
export interface Unsaved {
  language?: Language | undefined
  defaultModel?: Model | undefined
}

export async function readSettings({ db, user }: Context, unsaved: Unsaved = {}): Promise<UserSettings> {
  const [found] = await db
    .select({ settings, twoFactorAuth: users.twoFactorEnabled })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, user.id))
  const { updatedAt: _, ...saved } = found?.settings ?? {
    ...DEFAULT_SETTINGS,
    ...(unsaved.language ? { language: unsaved.language } : {}),
    ...(unsaved.defaultModel ? { defaultModel: unsaved.defaultModel } : {}),
    updatedAt: null,
  }
  // Whether a second factor is on is decided where it is set up, with a code; what a form claimed does not count.
  return { ...saved, userId: user.id, twoFactorAuth: found?.twoFactorAuth ?? false }
}
