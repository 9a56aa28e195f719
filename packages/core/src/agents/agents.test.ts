import { NewAgent, Recipe } from '@app/contract'
import { agents, subscriptions, tasks } from '@app/db'
import { FREE_TIER } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAlerts } from '../alerts/list-alerts.ts'
import type { Context } from '../context.ts'
import { sweepDeletedAgents } from '../housekeeping/sweep-deleted-agents.ts'
import { newId } from '../new-id.ts'
import { fireDueSchedules } from '../schedules/fire-due-schedules.ts'
import { getSchedule } from '../schedules/get-schedule.ts'
import { saveSchedule } from '../schedules/save-schedule.ts'
import { forecastTask } from '../tasks/forecast-task.ts'
import { listTasks, listTasksOfAgent } from '../tasks/list-tasks.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { changeAgent } from './change-agent.ts'
import { createAgent } from './create-agent.ts'
import { deleteAgent } from './delete-agent.ts'
import { executeAgent } from './execute-agent.ts'
import { getAgent } from './get-agent.ts'
import { listAgents } from './list-agents.ts'
import { listRecipes } from './list-recipes.ts'
import { restoreRecipe } from './restore-recipe.ts'
import { undeleteAgent } from './undelete-agent.ts'

const db = await fileDatabase()
const scout = NewAgent.parse({ name: 'Scout', objective: 'Watch prices' })

test('an agent is created, read, changed in the given fields only, and deleted', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  await ada((ctx) => changeAgent(ctx, id, { name: 'Ranger' }))
  expect(await ada((ctx) => getAgent(ctx, id))).toMatchObject({ name: 'Ranger', objective: 'Watch prices' })
  await ada((ctx) => deleteAgent(ctx, id))
  await expect(ada((ctx) => getAgent(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
})

test('another person’s agent does not exist for you', async () => {
  const ada = actingAs(db, await mintUser(db))
  const bob = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  const attempts: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => getAgent(ctx, id),
    (ctx) => changeAgent(ctx, id, { name: 'Mine' }),
    (ctx) => deleteAgent(ctx, id),
    (ctx) => listTasksOfAgent(ctx, id, { limit: 10 }),
  ]
  for (const attempt of attempts) await expect(bob(attempt)).rejects.toMatchObject({ code: 'not-found' })
  expect(await bob(listAgents)).toEqual([])
  expect(await ada((ctx) => getAgent(ctx, id))).toMatchObject({ name: 'Scout' })
})

test('the free plan holds two agents, also when ten are asked for at once', async () => {
  const ada = actingAs(db, await mintUser(db))
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ada((ctx) => createAgent(ctx, scout))))
  expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(FREE_TIER.agentLimit)
  const refused = asked.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'limit-reached', message: expect.stringContaining('change plan') })
})

test('a paid plan holds as many agents as it says', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  await ada(({ db: tx }) => tx.insert(subscriptions).values({ userId: user.id, tier: 'starter', status: 'active' }))
  for (let i = 0; i < 5; i += 1) await ada((ctx) => createAgent(ctx, scout))
  await expect(ada((ctx) => createAgent(ctx, scout))).rejects.toMatchObject({ code: 'limit-reached' })
})

test('tasks come newest first in pages that neither repeat nor skip, also within one instant', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const createdAt = new Date()
  const rows = Array.from({ length: 25 }, (_, i) => ({ id: newId(), userId: user.id, name: `Task ${i}`, createdAt }))
  await ada(({ db: tx }) => tx.insert(tasks).values(rows))
  const seen: string[] = []
  let before: string | undefined
  for (let pages = 0; pages < 10; pages += 1) {
    const page = await ada((ctx) => listTasks(ctx, { limit: 10, ...(before ? { before } : {}) }))
    seen.push(...page.items.map((task) => task.id))
    before = page.items.at(-1)?.id
    if (!page.more) break
  }
  expect(seen).toHaveLength(25)
  expect(new Set(seen).size).toBe(25)
})

test('tasks of a deleted agent stay in the history', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  await ada(({ db: tx }) => tx.insert(tasks).values({ id: newId(), userId: user.id, agentId: id, name: 'Done' }))
  await ada((ctx) => deleteAgent(ctx, id))
  expect((await ada((ctx) => listTasks(ctx, { limit: 10 }))).items).toMatchObject([{ name: 'Done' }])
  await longAgo(id)
  await sweepDeletedAgents(db)
  expect((await ada((ctx) => listTasks(ctx, { limit: 10 }))).items).toMatchObject([{ name: 'Done', agentId: null }])
})

const longAgo = (id: string) =>
  db.asSystem((tx) => tx.update(agents).set({ deletedAt: sql`now() - interval '2 hours'` }).where(eq(agents.id, id)))

test('D2.9 a deleted agent does nothing, and comes back whole: versions, schedule, everything', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, { ...scout, recipe: recipeOf('https://one.example') }))
  await ada((ctx) => changeAgent(ctx, id, { recipe: recipeOf('https://two.example') }))
  await ada((ctx) => saveSchedule(ctx, id, { cron: '* * * * *', timezone: 'UTC', misfire: 'run-once', enabled: true }))
  const before = await ada((ctx) => getAgent(ctx, id))
  await ada((ctx) => deleteAgent(ctx, id))
  await expect(ada((ctx) => executeAgent(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
  await expect(ada((ctx) => changeAgent(ctx, id, { name: 'Ghost' }))).rejects.toMatchObject({ code: 'not-found' })
  expect(await fireDueSchedules(db, new Date(Date.now() + 90_000))).toBe(0)
  expect(await ada((ctx) => listAlerts(ctx, { limit: 10 }))).toMatchObject({ items: [] })
  expect(await ada((ctx) => undeleteAgent(ctx, id))).toEqual(before)
  expect(await ada((ctx) => listRecipes(ctx, id))).toHaveLength(2)
  expect(await ada((ctx) => getSchedule(ctx, id))).toMatchObject({ enabled: true })
})

test('a deleted agent leaves its place, and has to find one when it comes back', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  await ada((ctx) => deleteAgent(ctx, id))
  for (let i = 0; i < FREE_TIER.agentLimit; i += 1) await ada((ctx) => createAgent(ctx, scout))
  await expect(ada((ctx) => undeleteAgent(ctx, id))).rejects.toMatchObject({ code: 'limit-reached' })
})

test('nobody but its owner brings an agent back, and nobody does once it is swept', async () => {
  const ada = actingAs(db, await mintUser(db))
  const bob = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  await ada((ctx) => deleteAgent(ctx, id))
  await expect(bob((ctx) => undeleteAgent(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
  await longAgo(id)
  await sweepDeletedAgents(db)
  await expect(ada((ctx) => undeleteAgent(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
})

test('the log-ins an agent may use are named, and any again when nobody names them', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, scout))
  const permissions = { fileAccess: false, appAccess: true, logIns: ['Shop'] }
  expect(await ada((ctx) => changeAgent(ctx, id, { permissions }))).toMatchObject({ permissions })
  const open = await ada((ctx) => changeAgent(ctx, id, { permissions: { ...permissions, logIns: null } }))
  expect(open.permissions).toEqual({ fileAccess: false, appAccess: true })
})

const recipeOf = (url: string) => Recipe.parse({ version: 1, steps: [{ do: 'http.get', with: { url } }] })

test('every recipe an agent has had is kept; an earlier one is restored as the newest, and nothing is lost', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, { ...scout, recipe: recipeOf('https://one.example') }))
  await ada((ctx) => changeAgent(ctx, id, { recipe: recipeOf('https://two.example') }, 'repair'))
  await ada((ctx) => changeAgent(ctx, id, { recipe: recipeOf('https://two.example'), name: 'Same steps' }))
  expect(await ada((ctx) => restoreRecipe(ctx, id, 1))).toMatchObject({
    recipeVersion: 3,
    recipe: recipeOf('https://one.example'),
  })
  expect((await ada((ctx) => listRecipes(ctx, id))).map(({ version, origin }) => [version, origin])).toEqual([
    [3, 'person'],
    [2, 'repair'],
    [1, 'person'],
  ])
  const bob = actingAs(db, await mintUser(db))
  await expect(bob((ctx) => restoreRecipe(ctx, id, 1))).rejects.toMatchObject({ code: 'not-found' })
})

test('an agent’s power is its record: proven work counts whole, unproven half, failures and cancelled not', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const { id, powerLevel } = await ada((ctx) => createAgent(ctx, scout))
  expect(powerLevel).toBe(0)
  const ended = { userId: user.id, agentId: id, name: 'x', endedAt: new Date() }
  await ada(({ db: tx }) =>
    tx.insert(tasks).values([
      { ...ended, id: newId(), status: 'completed', verdict: 'verified' },
      { ...ended, id: newId(), status: 'completed', verdict: 'verified' },
      { ...ended, id: newId(), status: 'completed', verdict: 'unverified' },
      { ...ended, id: newId(), status: 'failed' },
      { ...ended, id: newId(), status: 'failed', reason: 'cancelled' },
      { ...ended, id: newId(), status: 'completed', verdict: 'verified', dryRun: true },
    ]),
  )
  expect(await ada((ctx) => getAgent(ctx, id))).toMatchObject({ powerLevel: 63 })
  expect(await ada(listAgents)).toMatchObject([{ powerLevel: 63 }])
})

test('a paused agent takes no work until it is resumed', async () => {
  const ada = actingAs(db, await mintUser(db))
  const { id } = await ada((ctx) => createAgent(ctx, { ...scout, recipe: recipeOf('https://one.example') }))
  await ada((ctx) => changeAgent(ctx, id, { paused: true }))
  await expect(ada((ctx) => executeAgent(ctx, id))).rejects.toMatchObject({ code: 'conflict' })
  await ada((ctx) => changeAgent(ctx, id, { paused: false }))
  expect(await ada((ctx) => executeAgent(ctx, id))).toMatchObject({ agentId: id, status: 'pending' })
})

test.each([
  [[{ do: 'http.get' }, { do: 'http.get', when: { value: 1, is: 'equal', to: 1 } }], 1, 2],
  [[{ forEach: [1, 2, 3], as: 'n', steps: [{ do: 'http.get' }, { do: 'http.get' }] }], 6, 6],
  [[{ forEach: '{{found}}', as: 'n', steps: [{ do: 'http.get' }] }], 0, null],
  [[{ until: { value: 1, is: 'equal', to: 1 }, atMost: 5, steps: [{ do: 'http.get' }] }], 1, 5],
])('a forecast of %j says at least %s and at most %s actions', async (steps, atLeast, atMost) => {
  const ada = actingAs(db, await mintUser(db))
  const recipe = Recipe.parse({ version: 1, steps })
  expect(await ada((ctx) => forecastTask(ctx, recipe))).toEqual({ atLeast, atMost, left: FREE_TIER.actionLimit })
})
