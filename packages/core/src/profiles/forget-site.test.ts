import { expect, test } from 'vitest'
import { createCredential } from '../credentials/create-credential.ts'
import { deleteCredential } from '../credentials/delete-credential.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { keepProfile } from './keep-profile.ts'
import { listProfiles } from './list-profiles.ts'
import { openProfile } from './open-profile.ts'

const db = await fileDatabase()
const keys = [{ id: 'test', bytes: Buffer.from('0123456789abcdef0123456789abcdef') }]

test('with a log-in go the cookies that agents have of its site, and nothing else', async () => {
  const user = await mintUser(db)
  const as = actingAs(db, user)
  const state = {
    cookies: [{ domain: '.shop.example' }, { domain: 'other.example' }],
    origins: [{ origin: 'https://www.shop.example' }],
  }
  await keepProfile(db, keys, { userId: user.id, name: 'both' }, JSON.stringify(state))
  const shopOnly = { cookies: [{ domain: 'www.shop.example' }], origins: [] }
  await keepProfile(db, keys, { userId: user.id, name: 'shop' }, JSON.stringify(shopOnly))
  const made = await as((ctx) =>
    createCredential(ctx, keys, { name: 'Shop', origin: 'https://www.shop.example', username: '', secret: 'sesame' }),
  )
  await as((ctx) => deleteCredential(ctx, keys, made.id))
  expect((await as(listProfiles)).map(({ name }) => name)).toEqual(['both'])
  const left = JSON.parse(await openProfile(db, keys, { userId: user.id, name: 'both' }))
  expect(left).toEqual({ cookies: [{ domain: 'other.example' }], origins: [] })
})
