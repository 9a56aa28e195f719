import type { SettingsBody, UserSettings } from '@app/contract'
import { settings } from '@app/db'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readSettings } from './read-settings.ts'

export async function saveSettings(ctx: Context, { userId: _, ...body }: SettingsBody): Promise<UserSettings> {
  await ctx.db
    .insert(settings)
    .values({ ...body, userId: ctx.user.id })
    .onConflictDoUpdate({ target: settings.userId, set: { ...body, updatedAt: sql`now()` } })
  return readSettings(ctx)
}
