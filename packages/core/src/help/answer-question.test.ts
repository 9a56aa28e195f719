import { approvals, steps, tasks } from '@app/db'
import { expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { answerQuestion } from './answer-question.ts'
import { castVote } from './cast-vote.ts'
import { findOwnQuestion, type OwnQuestion } from './find-own-question.ts'
import { listVotes } from './list-votes.ts'

const db = await fileDatabase()

const ask = (user: Asker, question: string, language: 'en' | 'de' = 'en') =>
  actingAs(db, user)((ctx) => answerQuestion({ language, own: { ctx, timezone: 'UTC' } }, { question }))

async function keepTask(user: Asker, over: Partial<typeof tasks.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await db.asSystem((tx) => tx.insert(tasks).values({ id, userId: user.id, name: 'Read prices', ...over }))
  return id
}
const keepStep = (user: Asker, taskId: string, over: Partial<typeof steps.$inferInsert>) =>
  db.asSystem((tx) =>
    tx.insert(steps).values({
      ...{ id: newId(), userId: user.id, taskId, position: 1, path: '1', name: 'Open', tool: 'browser.open' },
      ...{ effect: 'reads', status: 'done', input: {}, ...over },
    }),
  )

test.each<[string, OwnQuestion | undefined]>([
  ['Why did my last task fail?', 'failed'],
  ['what went wrong?', 'failed'],
  ['Warum ist meine letzte Aufgabe fehlgeschlagen?', 'failed'],
  ['¿Por qué falló mi última tarea?', 'failed'],
  ['Pourquoi ma dernière tâche a-t-elle échoué ?', 'failed'],
  ['最後のタスクはなぜ失敗したのですか？', 'failed'],
  ['我的上一个任务为什么失败了？', 'failed'],
  ['What did my last run do?', 'last'],
  ['How much did my last task cost?', 'last'],
  ['Was hat meine letzte Aufgabe gekostet?', 'last'],
  ['¿Qué hizo mi última tarea?', 'last'],
  ['Qu’a fait ma dernière tâche ?', 'last'],
  ['前回の実行は何をしましたか？', 'last'],
  ['上一次运行做了什么？', 'last'],
  ['What is waiting for me?', 'waiting'],
  ['Was wartet auf mich?', 'waiting'],
  ['¿Qué me espera?', 'waiting'],
  ['Qu’est-ce qui m’attend ?', 'waiting'],
  ['私を待っているものは？', 'waiting'],
  ['有什么在等我处理？', 'waiting'],
  ['How many actions do I have left?', 'left'],
  ['Wie viele Aktionen habe ich noch?', 'left'],
  ['¿Cuántas acciones me quedan?', 'left'],
  ['Combien d’actions me reste-t-il ?', 'left'],
  ['アクションはあといくつ残っていますか？', 'left'],
  ['我还剩多少次操作？', 'left'],
  ['What is an agent?', undefined],
  ['What counts as an action?', undefined],
  ['Can I continue from the failed step?', undefined],
  ['Wie kündige ich mein Abo?', undefined],
  ['¿Por qué cobran por acción?', undefined],
])('%j is about one’s own work: %s', (question, own) => {
  expect(findOwnQuestion(question)).toBe(own)
})

test('who asks why the last task failed is told which, where, why and what helps', async () => {
  const ada = await mintUser(db)
  const endedAt = new Date('2026-03-05T09:30:00Z')
  const taskId = await keepTask(ada, { status: 'failed', errorMessage: 'Step 2 failed.', endedAt })
  await keepStep(ada, taskId, {})
  await keepStep(ada, taskId, { position: 2, name: 'Press it', status: 'failed', errorMessage: 'No button “Nowhere”.' })
  const { answer, sources } = await ask(ada, 'Why did my last task fail?')
  expect(answer).toContain('“Read prices” failed on Mar 5, 2026')
  expect(answer).toContain('It stopped at step 2, “Press it”.')
  expect(answer).toContain('The error was: No button “Nowhere”.')
  expect(answer).toContain('What helps:')
  expect(sources).toEqual([{ title: 'Read prices', url: `/tasks/${taskId}` }])
  expect((await ask(ada, 'Warum ist meine letzte Aufgabe fehlgeschlagen?', 'de')).answer).toContain(
    '„Read prices“ ist am 05.03.2026',
  )
})

test('S-50: another person’s failed task, waiting approval and last run are never told', async () => {
  const [ada, eve] = [await mintUser(db), await mintUser(db)]
  const taskId = await keepTask(ada, { name: 'Ada’s secret plan', status: 'failed', errorMessage: 'Ada’s error' })
  const expiresAt = new Date(Date.now() + 60_000)
  await db.asSystem((tx) =>
    tx.insert(approvals).values({
      ...{ id: newId(), userId: ada.id, taskId, position: 1, name: 'Send', tool: 'email.send', does: '', why: '' },
      ...{ input: {}, provenance: {}, hash: 'x', expiresAt },
    }),
  )
  expect((await ask(ada, 'What is waiting for me?')).answer).toContain('“Ada’s secret plan” waits for your approval')
  expect((await ask(eve, 'Why did my last task fail?')).answer).toBe('None of your tasks has failed.')
  expect((await ask(eve, 'What did my last run do?')).answer).toBe('You have not run a task yet.')
  expect((await ask(eve, 'What is waiting for me?')).answer).toBe('Nothing waits for you.')
})

test('what somebody cancelled has not failed', async () => {
  const ada = await mintUser(db)
  await keepTask(ada, { status: 'failed', reason: 'cancelled', errorMessage: 'Cancelled.' })
  expect((await ask(ada, 'Why did my last task fail?')).answer).toBe('None of your tasks has failed.')
})

test('the last run is told with what it took, and what rests with why', async () => {
  const ada = await mintUser(db)
  const now = Date.now()
  await keepTask(ada, { name: 'Resting', reason: 'limit-reached', createdAt: new Date(now - 60_000) })
  const last = await keepTask(ada, { status: 'completed', actionsUsed: 3, costCents: 12, createdAt: new Date(now) })
  await keepStep(ada, last, {})
  expect((await ask(ada, 'What did my last run cost?')).answer).toMatch(
    /^“Read prices” from .+: completed\. Steps taken: 1\. Actions used: 3\. Cost: \$0\.12\.$/,
  )
  expect((await ask(ada, 'What is waiting for me?')).answer).toBe('“Resting” rests until there are actions again.')
  expect((await ask(ada, 'How many actions do I have left?')).answer).toMatch(/^You have 1,000 of 1,000 actions left\./)
})

test('names and errors are text: nothing in them is filled in, and they cannot turn the line around', async () => {
  const ada = await mintUser(db)
  const name = '{error} $& \u202Eevil\n<img src=x onerror=alert(1)>'
  await keepTask(ada, { name, status: 'failed', errorMessage: `{task} ${'x'.repeat(5_000)}` })
  const { answer } = await ask(ada, 'Why did my last task fail?')
  expect(answer).toContain('“{error} $& evil <img src=x onerror=alert(1)>” failed')
  expect(answer).toContain('The error was: {task} xxx')
  expect(answer.length).toBeLessThan(1_200)
})

test('who is not signed in is told so, and what is written about the matter', async () => {
  const asked = { question: 'Why did my last task fail?' }
  const { answer, sources } = await answerQuestion({ language: 'en', own: undefined }, asked)
  expect(answer).toMatch(/^That is about your own runs\. Sign in/)
  expect(sources[0]).toEqual({ title: 'Sign in', url: '/sign-in' })
})

test('a vote counts once a person, the last word counts, and nobody sees who said what', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const vote = (user: Asker, helpful: boolean) => actingAs(db, user)((ctx) => castVote(ctx, 'start', helpful))
  const seen = async (user?: Asker) => (await listVotes(db, user?.id)).find(({ entry }) => entry === 'start')
  await vote(ada, true)
  await vote(ada, true)
  await vote(bob, true)
  expect(await seen(ada)).toEqual({ entry: 'start', helpful: 2, mine: true })
  await vote(bob, false)
  expect(await seen(bob)).toEqual({ entry: 'start', helpful: 1, mine: false })
  expect(await seen()).toEqual({ entry: 'start', helpful: 1, mine: null })
  expect(await listVotes(db, undefined)).toHaveLength(6)
})
