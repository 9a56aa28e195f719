import { liveBrowsers, tasks } from '@app/db'
import { expect, test } from 'vitest'
import { newId } from '../new-id.ts'
import { fileDatabase, mintUser } from '../testing.ts'
import { findLiveBrowser } from './find-live-browser.ts'
import { handBack } from './hand-back.ts'
import { sendInput } from './send-input.ts'
import { sweepLiveBrowsers } from './sweep-live-browsers.ts'
import { takeOver } from './take-over.ts'

const db = await fileDatabase()

/** A task in this state, with a browser open. */
async function taskWithBrowser(status: 'running' | 'pending' = 'running') {
  const user = await mintUser(db)
  const id = newId()
  await db.asUser(user.id, async (tx) => {
    await tx.insert(tasks).values({ id, userId: user.id, name: 'Test', status })
    const frame = new Uint8Array([1, 2, 3])
    await tx.insert(liveBrowsers).values({ taskId: id, userId: user.id, windowId: 'w', url: 'http://a/', frame })
  })
  const as = <T>(
    work: (ctx: { db: Parameters<Parameters<typeof db.asUser>[1]>[0]; user: typeof user }) => Promise<T>,
  ) => db.asUser(user.id, (tx) => work({ db: tx, user }))
  return { id, as }
}

test('a picture is given once: who has seen it is not sent it again', async () => {
  const { id, as } = await taskWithBrowser()
  const first = await as((ctx) => findLiveBrowser(ctx, id, ''))
  expect([...(first.frame ?? [])]).toEqual([1, 2, 3])
  const { windowId, frameNumber } = first.browser ?? {}
  expect((await as((ctx) => findLiveBrowser(ctx, id, `${windowId} ${frameNumber}`))).frame).toBeNull()
})

test('a browser is asked for before it is had: what one does meanwhile is refused in words', async () => {
  const { id, as } = await taskWithBrowser()
  await expect(as((ctx) => sendInput(ctx, id, [{ do: 'back' }]))).rejects.toThrow('not yours now')
  await as((ctx) => takeOver(ctx, id))
  expect((await as((ctx) => findLiveBrowser(ctx, id, ''))).browser).toMatchObject({ control: 'asked' })
  await expect(as((ctx) => sendInput(ctx, id, [{ do: 'back' }]))).rejects.toThrow('wait until the agent has let go')
  await as((ctx) => handBack(ctx, id))
  expect((await as((ctx) => findLiveBrowser(ctx, id, ''))).browser).toMatchObject({ control: 'agent' })
})

test('S-50 another person’s browser does not exist for you', async () => {
  const { id } = await taskWithBrowser()
  const { as } = await taskWithBrowser()
  for (const verb of [takeOver, handBack])
    await expect(as((ctx) => verb(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
})

test('what a killed worker left behind shows to nobody, cannot be taken over, and is swept', async () => {
  const { id, as } = await taskWithBrowser('pending')
  const running = await taskWithBrowser()
  expect((await as((ctx) => findLiveBrowser(ctx, id, ''))).browser).toBeNull()
  await expect(as((ctx) => takeOver(ctx, id))).rejects.toThrow('There is nothing to take over')
  await sweepLiveBrowsers(db)
  const left = await db.asSystem((tx) => tx.select({ id: liveBrowsers.taskId }).from(liveBrowsers))
  expect(left.map((one) => one.id)).not.toContain(id)
  expect(left.map((one) => one.id)).toContain(running.id)
})
