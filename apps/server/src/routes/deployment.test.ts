import { randomUUID } from 'node:crypto'
import { agents, agentTests, testResults } from '@app/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { db, logged, signUp } = await startTestApp({ authMode: 'accounts' })
const KEY = 'a-very-secret-platform-key-7'

interface Bot {
  id: string
  name: string
  version: number
  platforms: string[]
  connections: { platformId: string; hasKey: boolean; tools: string[] }[]
}

const someone = () => signUp(`${randomUUID()}@example.com`)
const payload = { name: 'Night shift', selectedPlatforms: ['hubspot', 'slack'] }
const recipe = (url: string) => ({ version: 1, steps: [{ do: 'http.get', with: { url } }] })

test('a bot is deployed with a name and platforms alone: the rest is as the specification says', async () => {
  const ada = await someone()
  expect((await ada.ask('GET', '/api/deployment/my-bots')).json).toEqual([])
  const { status, json } = await ada.ask('POST', '/api/deployment/deploy-bot', payload)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    name: 'Night shift',
    description: 'Automated bot: Night shift',
    status: 'active',
    platforms: ['hubspot', 'slack'],
    capabilities: ['automation', 'data_processing', 'integration'],
    fileAccess: false,
    appAccess: false,
    version: 1,
    changed: false,
    canRollBack: false,
    tests: [],
    lastRun: null,
  })
  expect((await ada.ask('GET', '/api/deployment/my-bots')).json).toEqual([json])
  const agent = (await ada.ask('GET', `/api/agents/${(json as Bot).id}`)).json
  expect(agent).toMatchObject({ name: 'Night shift', objective: 'Automated bot: Night shift', paused: false })
  const tools = (await ada.ask('GET', '/api/tools')).json as { name: string; effect: string }[]
  expect(tools).toContainEqual(expect.objectContaining({ name: 'platform.hubspot.create_item', effect: 'writes' }))
})

describe('what cannot be deployed is refused in words', () => {
  test.each([
    ['no name', { selectedPlatforms: ['slack'] }, 400, /name/],
    ['a blank name', { ...payload, name: '  ' }, 400, /name: must not be empty/],
    ['no platform', { ...payload, selectedPlatforms: [] }, 400, /choose at least one platform/],
    ['a platform nobody knows', { ...payload, selectedPlatforms: ['slack', 'no-such'] }, 400, /no platform “no-such”/],
    ['another capability', { ...payload, capabilities: ['magic'] }, 400, /capabilities/],
  ])('%s', async (_what, body, status, words) => {
    const ada = await someone()
    const answer = await ada.ask('POST', '/api/deployment/deploy-bot', body)
    expect(answer.status).toBe(status)
    expect(answer.words).toMatch(words)
    expect((await ada.ask('GET', '/api/deployment/my-bots')).json).toEqual([])
  })

  test('more than the plan holds', async () => {
    const ada = await someone()
    for (const name of ['One', 'Two']) await ada.ask('POST', '/api/deployment/deploy-bot', { ...payload, name })
    const third = await ada.ask('POST', '/api/deployment/deploy-bot', { ...payload, name: 'Three' })
    expect([third.status, third.words]).toEqual([402, expect.stringContaining('You have 2 agents')])
  })
})

describe('S-33 keys', () => {
  test('are stored, said to be there, and come back nowhere: not in an answer, not in the log, not in the row', async () => {
    const ada = await someone()
    const { id } = (await ada.ask('POST', '/api/deployment/deploy-bot', payload)).json as Bot
    const stored = await ada.ask('POST', `/api/deployment/configure-keys/${id}`, { apiKeys: { hubspot: KEY } })
    expect(stored.status).toBe(200)
    const { connections } = stored.json as Bot
    expect(connections.map(({ platformId, hasKey }) => [platformId, hasKey])).toEqual([
      ['hubspot', true],
      ['slack', false],
    ])
    const everything = [
      stored,
      await ada.ask('GET', '/api/deployment/my-bots'),
      await ada.ask('GET', `/api/agents/${id}`),
    ]
    expect(everything.map(({ words }) => words).join()).not.toContain(KEY)
    expect(logged()).not.toContain(KEY)
    const { rows } = await db.asSystem((tx) => tx.execute('select * from platform_keys'))
    expect(JSON.stringify(rows)).not.toContain(KEY)
    const gone = await ada.ask('POST', `/api/deployment/configure-keys/${id}`, { apiKeys: { hubspot: null } })
    expect((gone.json as Bot).connections[0]).toMatchObject({ hasKey: false })
  })

  test('that do not fit are refused, and nothing of the same form is stored', async () => {
    const ada = await someone()
    const deployed = await ada.ask('POST', '/api/deployment/deploy-bot', {
      ...payload,
      selectedPlatforms: ['hubspot', 'sendowl'],
    })
    const { id } = deployed.json as Bot
    const give = (apiKeys: object) => ada.ask('POST', `/api/deployment/configure-keys/${id}`, { apiKeys })
    expect(await give({ 'no-such': KEY })).toMatchObject({
      status: 400,
      words: expect.stringContaining('no platform “no-such”'),
    })
    expect(await give({ hubspot: KEY, slack: KEY })).toMatchObject({
      status: 400,
      words: 'This bot does not work with Slack.',
    })
    expect(await give({ hubspot: KEY, sendowl: 'only-one' })).toMatchObject({
      status: 400,
      words: expect.stringContaining('username:password'),
    })
    expect(await give({ hubspot: 'with\nline' })).toMatchObject({
      status: 400,
      words: expect.not.stringContaining('with\nline'),
    })
    const [bot] = (await ada.ask('GET', '/api/deployment/my-bots')).json as Bot[]
    expect(bot?.connections.every(({ hasKey }) => !hasKey)).toBe(true)
  })

  test('a key stays behind when the address it was given for changes', async () => {
    const ada = await someone()
    const { id } = (await ada.ask('POST', '/api/deployment/deploy-bot', payload)).json as Bot
    const path = `/api/deployment/configure-keys/${id}`
    await ada.ask('POST', path, { apiKeys: { hubspot: KEY } })
    const moved = await ada.ask('POST', path, { apiKeys: {}, addresses: { hubspot: 'https://elsewhere.example' } })
    expect((moved.json as Bot).connections[0]).toMatchObject({ hasKey: false, address: 'https://elsewhere.example' })
  })
})

test('S-50 another person’s bot does not exist for you, by whichever call', async () => {
  const [ada, bob] = [await someone(), await someone()]
  const { id } = (await ada.ask('POST', '/api/deployment/deploy-bot', payload)).json as Bot
  const tries = [
    ['configure-keys', { apiKeys: { hubspot: KEY } }],
    ['toggle-bot', { action: 'pause' }],
    ['test-key', { platformId: 'hubspot' }],
    ['roll-back', {}],
  ] as const
  for (const [call, body] of tries)
    expect(await bob.ask('POST', `/api/deployment/${call}/${id}`, body)).toMatchObject({ status: 404 })
  expect(await bob.ask('POST', '/api/deployment/deploy-bot', { ...payload, botId: id })).toMatchObject({ status: 404 })
  expect((await bob.ask('GET', '/api/deployment/my-bots')).json).toEqual([])
  expect((await ada.ask('GET', '/api/deployment/my-bots')).json).toMatchObject([{ status: 'active', version: 1 }])
})

test('a bot is paused and activated, and does nothing while it is paused', async () => {
  const ada = await someone()
  const { id } = (await ada.ask('POST', '/api/deployment/deploy-bot', payload)).json as Bot
  const toggle = (action: string) => ada.ask('POST', `/api/deployment/toggle-bot/${id}`, { action })
  expect((await toggle('pause')).json).toMatchObject({ status: 'paused' })
  expect(await ada.ask('POST', `/api/agents/${id}/execute`)).toMatchObject({
    status: expect.any(Number),
    words: expect.not.stringContaining('"status":"pending"'),
  })
  expect((await toggle('activate')).json).toMatchObject({ status: 'active', version: 1 })
  expect(await toggle('explode')).toMatchObject({ status: 400 })
})

describe('a bot that was changed', () => {
  async function guarded() {
    const ada = await someone()
    const wish = { ...payload, recipe: recipe('https://one.example/') }
    const { id } = (await ada.ask('POST', '/api/deployment/deploy-bot', wish)).json as Bot
    const [owner] = await db.asSystem((tx) =>
      tx.select({ userId: agents.userId }).from(agents).where(eq(agents.id, id)),
    )
    const { userId } = owner ?? { userId: '' }
    const say = (status: 'passed' | 'failed') =>
      db.asSystem((tx) =>
        tx.insert(testResults).values({
          id: randomUUID(),
          userId,
          botId: id,
          testId: `test-of-${id}`,
          testName: 'Reads the page',
          status,
          score: 0,
          executionTime: 1,
          errorMessages: [],
          recommendations: [],
          actionsUsed: 0,
          costCents: 0,
        }),
      )
    const guard = () =>
      db.asSystem((tx) =>
        tx.insert(agentTests).values({
          id: `test-of-${id}`,
          userId,
          agentId: id,
          name: 'Reads the page',
          taskId: 'gone',
          recipe: wish.recipe,
          dryRun: true,
          expectations: [],
        }),
      )
    const change = () => ada.ask('PATCH', `/api/agents/${id}`, { recipe: recipe('https://two.example/') })
    const activate = () => ada.ask('POST', `/api/deployment/toggle-bot/${id}`, { action: 'activate' })
    return { ada, id, say, guard, change, activate }
  }

  test('is activated only after its saved tests passed, and the failing one is named', async () => {
    const { ada, id, say, guard, change, activate } = await guarded()
    await guard()
    await say('passed')
    await ada.ask('POST', `/api/deployment/toggle-bot/${id}`, { action: 'pause' })
    expect(await activate(), 'nothing was changed').toMatchObject({ status: 200 })
    await change()
    expect(await activate()).toMatchObject({
      status: 409,
      words: expect.stringContaining('“Reads the page” of this bot has not been run'),
    })
    await say('failed')
    expect(await activate()).toMatchObject({
      status: 409,
      words: expect.stringContaining('The test “Reads the page” of this bot failed.'),
    })
    const around = await ada.ask('PATCH', `/api/agents/${id}`, { paused: false })
    expect(around, 'nor by the editor').toMatchObject({ status: 409 })
    await say('passed')
    expect((await activate()).json).toMatchObject({ status: 'active', version: 2, changed: false })
  })

  test('without saved tests is activated freely, and says that none guards it', async () => {
    const { change, activate } = await guarded()
    await change()
    expect((await activate()).json).toMatchObject({ version: 2, tests: [] })
  })

  test('goes back to what was deployed, then to the deployment before: platforms and steps', async () => {
    const { ada, id, change } = await guarded()
    const back = () => ada.ask('POST', `/api/deployment/roll-back/${id}`, {})
    const stepsNow = async () => JSON.stringify((await ada.ask('GET', `/api/agents/${id}`)).json)
    expect(await back()).toMatchObject({ status: 409, words: expect.stringContaining('nothing to go back to') })
    await change()
    expect((await back()).json).toMatchObject({ version: 2, changed: false })
    expect(await stepsNow()).toContain('one.example')
    const again = { ...payload, botId: id, selectedPlatforms: ['slack'], recipe: recipe('https://three.example/') }
    expect((await ada.ask('POST', '/api/deployment/deploy-bot', again)).json).toMatchObject({
      version: 3,
      platforms: ['slack'],
    })
    expect((await back()).json).toMatchObject({ version: 4, platforms: ['hubspot', 'slack'] })
    expect(await stepsNow()).toContain('one.example')
  })
})
