import { users } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

const db = await fileDatabase()

test('who has never saved has the defaults of the specification', async () => {
  const user = await mintUser(db)
  expect(await actingAs(db, user)(readSettings)).toEqual({ userId: user.id, ...DEFAULT_SETTINGS })
})

test('who has never saved is spoken to in the language their browser asks for', async () => {
  const user = await mintUser(db)
  expect(await actingAs(db, user)((ctx) => readSettings(ctx, { language: 'fr' }))).toMatchObject({
    language: 'fr',
    theme: 'dark',
  })
})

test('who has never saved thinks with what works here', async () => {
  const user = await mintUser(db)
  const read = () => actingAs(db, user)((ctx) => readSettings(ctx, { defaultModel: 'quantum-ai' }))
  expect((await read()).defaultModel).toBe('quantum-ai')
  await actingAs(db, user)((ctx) => saveSettings(ctx, { ...DEFAULT_SETTINGS, defaultModel: 'gpt-4' }))
  expect((await read()).defaultModel).toBe('gpt-4')
})

test('what is saved is read back, and another’s id in the body changes nothing of theirs', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const body = { ...DEFAULT_SETTINGS, theme: 'light' as const, maxConcurrentBots: 100, userId: bob.id }
  await actingAs(db, ada)((ctx) => saveSettings(ctx, body))
  expect(await actingAs(db, ada)(readSettings)).toMatchObject({
    userId: ada.id,
    theme: 'light',
    maxConcurrentBots: 100,
  })
  expect(await actingAs(db, bob)(readSettings)).toMatchObject({ theme: 'dark' })
})

test('a form cannot claim a second factor that was never set up', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const saved = await ada((ctx) => saveSettings(ctx, { ...DEFAULT_SETTINGS, twoFactorAuth: true }))
  expect(saved.twoFactorAuth).toBe(false)
  await ada(({ db: tx }) => tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, user.id)))
  expect((await ada(readSettings)).twoFactorAuth).toBe(true)
})
