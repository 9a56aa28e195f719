import { expect, test } from 'vitest'
import { listModelUses } from '../admin/list-model-uses.ts'
import { listUsers } from '../admin/list-users.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { recordDecisions, recordModelUse } from '../usage/record-model-use.ts'
import { findModelLimit, readModelMonth } from './read-model-month.ts'
import { giveModelCap, setModelCap } from './set-model-cap.ts'

const db = await fileDatabase()
const spent = (costCents: number | null) => ({
  ...{ model: 'test-model', inputTokens: 900, cachedTokens: 0, outputTokens: 100, costCents },
})

test('plans and decisions add up to a month, and a step that is written twice counts once', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  await ada((ctx) => recordModelUse(ctx, spent(2)))
  const decided = [{ userId: user.id, taskId: 'task', position: 3, spent: spent(0.5) }]
  await ada(({ db: tx }) => recordDecisions(tx, decided))
  await ada(({ db: tx }) => recordDecisions(tx, decided))
  const used = { model: 'test-model', asked: 2, tokens: 2_000, costCents: 2.5 }
  expect(await ada(readModelMonth)).toEqual({ models: [used], spentCents: 2.5, ownCents: null, givenCents: null })
  expect(await listModelUses(db, '7d')).toEqual([{ ...used, users: 1 }])
})

test('the lower of one’s own limit and an administrator’s holds, and says whose it is', async () => {
  const [user, boss] = [await mintUser(db), await mintUser(db)]
  const bob = actingAs(db, user)
  await bob((ctx) => recordModelUse(ctx, spent(150)))
  expect(await bob(findModelLimit)).toBeUndefined()
  await bob((ctx) => setModelCap(ctx, 500))
  expect(await bob(findModelLimit)).toBeUndefined()
  await giveModelCap(db, { userId: user.id, givenCents: 100, by: boss.id })
  expect(await bob(findModelLimit)).toMatch(/limit of \$1\.00.*An administrator has set it/)
  await bob((ctx) => setModelCap(ctx, 50))
  expect(await bob(findModelLimit)).toMatch(/limit of \$0\.50.*Raise it in Settings/)
  const { items } = await listUsers(db, { limit: 10 })
  expect(items.find(({ id }) => id === user.id)).toMatchObject({ modelCentsThisMonth: 150, modelCapCents: 100 })
})
