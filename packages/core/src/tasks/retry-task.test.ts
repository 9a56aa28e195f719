import { NewAgent } from '@app/contract'
import { artefacts, steps, tasks } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAgent } from '../agents/create-agent.ts'
import { keyOf } from '../artefacts/files.ts'
import { memoryFiles } from '../artefacts/memory-files.ts'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { getRun } from './get-run.ts'
import { retryTask } from './retry-task.ts'

const db = await fileDatabase()
const RECIPE = { version: 1, steps: [{ do: 'http.get' }, { do: 'document.read' }] }

/** A task that made a file with its first step and failed at its second. */
async function mintFailed(user: Asker, over: Partial<typeof tasks.$inferInsert> = {}) {
  const [id, file] = [newId(), newId()]
  const files = memoryFiles()
  await files.put(keyOf({ userId: user.id, taskId: id, id: file }), Buffer.from('a,b'))
  await db.asUser(user.id, async (tx) => {
    const row = { id, userId: user.id, name: 'Read', status: 'failed', recipe: RECIPE, endedAt: sql`now()`, ...over }
    await tx.insert(tasks).values(row as typeof tasks.$inferInsert)
    const step = { userId: user.id, taskId: id, tool: 'http.get', effect: 'reads', input: {} } as const
    await tx.insert(steps).values([
      { ...step, id: newId(), position: 1, path: '1', name: 'Get', status: 'done', output: { file: { id: file } } },
      { ...step, id: newId(), position: 2, path: '2', name: 'Read', status: 'failed', tool: 'document.read' },
    ])
    const kept = { userId: user.id, taskId: id, position: 1, name: 'a.csv', type: 'text/csv', bytes: 3, sha256: 'x' }
    await tx.insert(artefacts).values({ ...kept, id: file })
  })
  return { id, file, files }
}

test('a file that a taken-over step made is the new task’s own, under the name later steps look for', async () => {
  const ada = await mintUser(db)
  const { id, file, files } = await mintFailed(ada)
  const again = await retryTask({ db, files }, ada, id, 'failed-step')
  const [copy] = await db.asUser(ada.id, (tx) => tx.select().from(artefacts).where(eq(artefacts.taskId, again.id)))
  const [step] = await db.asUser(ada.id, (tx) => tx.select().from(steps).where(eq(steps.taskId, again.id)))
  expect(copy?.id).not.toBe(file)
  expect(step).toMatchObject({ status: 'done', output: { file: { id: copy?.id } } })
  expect(files.kept.get(keyOf({ userId: ada.id, taskId: again.id, id: copy?.id ?? '' }))?.toString()).toBe('a,b')
  expect(files.kept.size).toBe(2)
})

test('S-41 what an agent may do is what it may do today, also for a task from yesterday', async () => {
  const ada = await mintUser(db)
  const agent = await actingAs(
    db,
    ada,
  )((ctx) => createAgent(ctx, NewAgent.parse({ name: 'Scout', domains: ['shop.example'] })))
  const { id, files } = await mintFailed(ada, { agentId: agent.id, policy: { domains: [] } })
  const again = await retryTask({ db, files }, ada, id, 'failed-step')
  const [row] = await db.asUser(ada.id, (tx) => tx.select().from(tasks).where(eq(tasks.id, again.id)))
  expect(row).toMatchObject({ agentId: agent.id, policy: { domains: ['shop.example'] } })
})

test('a run is held against the newest proven one of the same agent, or of the same words', async () => {
  const ada = await mintUser(db)
  const agent = await actingAs(db, ada)((ctx) => createAgent(ctx, NewAgent.parse({ name: 'Scout' })))
  const ago = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) })
  const good = { userId: ada.id, status: 'completed', verdict: 'verified' } as const
  await db.asUser(ada.id, (tx) =>
    tx.insert(tasks).values([
      { ...good, ...ago(9), id: `${ada.id}-old`, name: 'Watch', agentId: agent.id },
      { ...good, ...ago(8), id: `${ada.id}-good`, name: 'Watch', agentId: agent.id },
      { ...good, ...ago(7), id: `${ada.id}-dry`, name: 'Watch', agentId: agent.id, dryRun: true },
      { ...good, ...ago(6), id: `${ada.id}-unsure`, name: 'Watch', agentId: agent.id, verdict: 'unverified' },
      { ...good, ...ago(5), id: `${ada.id}-this`, name: 'Watch', agentId: agent.id },
      { ...good, ...ago(4), id: `${ada.id}-words`, name: 'Buy', description: 'Buy a lamp' },
      { ...good, ...ago(3), id: `${ada.id}-other`, name: 'Buy', description: 'Buy a desk' },
      { ...good, ...ago(2), id: `${ada.id}-again`, name: 'Buy', description: 'Buy a lamp' },
    ]),
  )
  const goodRunOf = async (id: string) => (await actingAs(db, ada)((ctx) => getRun(ctx, `${ada.id}-${id}`))).goodRun
  expect(await goodRunOf('this')).toBe(`${ada.id}-good`)
  expect(await goodRunOf('again')).toBe(`${ada.id}-words`)
  expect(await goodRunOf('old')).toBeNull()
})
