import type { HelpAnswer, HelpVotes } from '@app/contract'
import { tasks } from '@app/db'
import { expect, test } from 'vitest'
import { type Person, startTestApp } from '../testing.ts'

const { db, person, signUp } = await startTestApp({ authMode: 'accounts' })

const ask = (someone: Person, question: unknown, headers: Record<string, string> = {}) =>
  someone.ask('POST', '/api/help/chat', { question }, headers)
const answerOf = (asked: { json: unknown }) => (asked.json as HelpAnswer).answer

async function idOf(someone: Person): Promise<string> {
  const { json } = await someone.ask('GET', '/api/session')
  return (json as { user: { id: string } }).user.id
}

test('help answers who is not signed in, in the language of their browser', async () => {
  const stranger = person()
  const english = await ask(stranger, 'How do I cancel my subscription?')
  expect(english.status).toBe(200)
  expect(answerOf(english)).toContain('Cancel in Account Settings')
  const german = await ask(stranger, 'Wie kündige ich mein Abo?', { 'accept-language': 'de-DE,de;q=0.9' })
  expect(answerOf(german)).toContain('Kündigen Sie in den Kontoeinstellungen')
})

test('S-50, decision 6: the x-user-id header is accepted and changes nothing', async () => {
  const [ada, eve] = [await signUp('ada-help@example.com'), await signUp('eve-help@example.com')]
  const adasId = await idOf(ada)
  await db.asSystem((tx) =>
    tx
      .insert(tasks)
      .values({ id: 'ada-help-1', userId: adasId, name: 'Ada’s task', status: 'failed', errorMessage: 'No.' }),
  )
  expect(answerOf(await ask(ada, 'Why did my last task fail?'))).toContain('“Ada’s task” failed on')
  const claimed = { 'x-user-id': adasId }
  expect(answerOf(await ask(eve, 'Why did my last task fail?', claimed))).toBe('None of your tasks has failed.')
  expect(answerOf(await ask(person(), 'Why did my last task fail?', claimed))).toMatch(/^That is about your own runs/)
})

test('with a model the answer is in its words, from what was found; the sources stay ours', async () => {
  const asked: { question: string; facts: string; language: string }[] = []
  const { person } = await startTestApp({
    explainers: {
      named: (name) => async (given) => {
        asked.push(given)
        return ` ${name} says so. `
      },
    },
  })
  const { json } = await ask(person(), 'How do I cancel my subscription?')
  expect(json).toMatchObject({ answer: 'quantum-ai says so.', sources: [{ url: '/settings' }] })
  expect(asked).toEqual([
    {
      question: 'How do I cancel my subscription?',
      language: 'English',
      facts: expect.stringContaining('Cancel in Account Settings'),
    },
  ])
})

test('a model that fails costs nothing: what was found is said, and the log knows why', async () => {
  const { person, logged } = await startTestApp({
    explainers: {
      named: () => async () => {
        throw new Error('The model did not accept the key.')
      },
    },
  })
  expect(answerOf(await ask(person(), 'How do I cancel my subscription?'))).toContain('Cancel in Account Settings')
  expect(logged()).toContain('The model did not accept the key.')
})

test('nobody pays for the questions of strangers: who is not signed in is answered without a model', async () => {
  const { person } = await startTestApp({
    authMode: 'accounts',
    explainers: { named: () => async () => 'a model was asked' },
  })
  expect(answerOf(await ask(person(), 'How do I cancel my subscription?'))).toContain('Cancel in Account Settings')
})

test.each([[''], ['   '], ['x'.repeat(2_001)], [42], ['\u0000'], ['\ud800']])(
  'a question that is none is refused: %j',
  async (question) => {
    expect((await ask(person(), question)).status).toBe(400)
  },
)

test('a vote needs somebody, is kept once, and is counted for everybody', async () => {
  const [bob, stranger] = [await signUp('bob-help@example.com'), person()]
  const vote = (someone: Person, entry: string, helpful: unknown) =>
    someone.ask('PUT', `/api/help/votes/${entry}`, { helpful })
  expect((await vote(stranger, 'start', true)).status).toBe(401)
  expect((await vote(bob, 'nothing', true)).status).toBe(400)
  expect((await vote(bob, 'start', 'yes')).status).toBe(400)
  expect((await vote(bob, 'start', true)).json).toEqual({ ok: true })
  expect((await vote(bob, 'start', true)).status).toBe(200)
  const seen = (await stranger.ask('GET', '/api/help/votes')).json as HelpVotes
  expect(seen.find(({ entry }) => entry === 'start')).toEqual({ entry: 'start', helpful: 1, mine: null })
})
