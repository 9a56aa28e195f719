import type { Plan, Task } from '@app/contract'
import { preparedPlanners } from '@app/planner/testing'
import { DEFAULT_SETTINGS } from '@app/spec'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const ORDER = {
  version: 1 as const,
  title: '',
  steps: [
    { do: 'browser.open', name: 'Open the shop', with: { url: 'https://shop.example' } },
    { forEach: [1, 2], as: 'one', steps: [{ do: 'browser.click', with: { target: 'Order' } }] },
  ],
}
const planners = preparedPlanners({
  'order twice': { recipe: ORDER, sources: ['the shop', 'order twice'] },
  'order somewhere': { recipe: ORDER, questions: ['Which shop?'] },
})

test('a plan is shown before anything is done: steps, effects, words, cost', async () => {
  const { person } = await startTestApp({ planners })
  const plan = (await person().ask('POST', '/api/plans', { words: 'order twice' })).json as Plan
  expect(plan.steps).toEqual([
    { path: '1', tool: 'browser.open', effect: 'reads', says: 'Open the shop', words: 'the shop' },
    { path: '2', tool: null, effect: 'reads', says: 'For each of them:', words: 'order twice' },
    {
      path: '2.1',
      tool: 'browser.click',
      effect: 'writes',
      says: 'Presses a button or anything else on the page.',
      words: 'order twice',
    },
  ])
  expect(plan).toMatchObject({ forecast: { atLeast: 3, atMost: 3 }, notUnderstood: [], planner: 'quantum-ai' })
})

test('a task in words becomes a task with steps; words that are not understood become a question, and no task', async () => {
  const { person } = await startTestApp({ planners })
  const demo = person()
  const made = await demo.ask('POST', '/api/tasks', { name: 'Order', description: 'order twice' })
  expect(made).toMatchObject({ status: 200, json: { status: 'pending' } })
  for (const [words, said] of [
    ['levitate', 'Not understood: “levitate”'],
    ['order somewhere', 'Which shop?'],
    ['', 'say in plain words'],
  ]) {
    const refused = await demo.ask('POST', '/api/tasks', { name: 'Other', description: words })
    expect(refused.status).toBe(400)
    expect(refused.words).toContain(said)
  }
  expect((await demo.ask('GET', '/api/tasks')).json).toHaveLength(1)
})

test('an agent with words alone plans once, and has its steps from then on', async () => {
  const { person } = await startTestApp({ planners })
  const demo = person()
  const agent = (await demo.ask('POST', '/api/agents', { name: 'Buyer', objective: 'order twice' })).json as Task
  expect((await demo.ask('POST', `/api/agents/${agent.id}/execute`)).status).toBe(200)
  expect((await demo.ask('GET', `/api/agents/${agent.id}/recipes`)).json).toMatchObject([
    { version: 1, origin: 'planner' },
  ])
  await demo.ask('POST', `/api/agents/${agent.id}/execute`)
  expect((await demo.ask('GET', `/api/agents/${agent.id}/recipes`)).json).toHaveLength(1)
  await demo.ask('PATCH', `/api/agents/${agent.id}`, { name: 'Buyer of the year' })
  expect((await demo.ask('GET', `/api/agents/${agent.id}`)).json).toMatchObject({ recipe: ORDER })
  await demo.ask('PATCH', `/api/agents/${agent.id}`, { objective: 'levitate' })
  expect((await demo.ask('GET', `/api/agents/${agent.id}`)).json).toMatchObject({ recipe: null })
  expect((await demo.ask('POST', `/api/agents/${agent.id}/execute`)).words).toContain('Not understood')
})

test('a task for an agent is that agent’s: with its steps, with other words, or with a recipe of its own', async () => {
  const { person } = await startTestApp({ planners })
  const demo = person()
  const permissions = { fileAccess: true, appAccess: false }
  const made = await demo.ask('POST', '/api/agents', { name: 'Buyer', objective: 'order twice', permissions })
  const agentId = (made.json as Task).id
  const create = (body: object) => demo.ask('POST', '/api/tasks', { name: 'Today', agentId, ...body })
  expect((await create({})).json).toMatchObject({ agentId, name: 'Today', description: 'order twice' })
  expect((await demo.ask('GET', `/api/agents/${agentId}`)).json).toMatchObject({ recipe: ORDER })
  expect((await create({ description: 'order twice' })).json).toMatchObject({ agentId, description: 'order twice' })
  expect((await create({ description: 'levitate' })).words).toContain('Not understood')
  const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'https://shop.example' } }] }
  expect((await create({ recipe })).json).toMatchObject({ agentId, description: '' })
  expect((await demo.ask('GET', `/api/agents/${agentId}/tasks`)).json).toHaveLength(3)
})

test('a task for an agent may do what the agent may: not another’s, not a paused one’s, and no more than it', async () => {
  const { person } = await startTestApp({ planners })
  const demo = person()
  const made = await demo.ask('POST', '/api/agents', { name: 'Buyer', objective: 'order twice' })
  const agentId = (made.json as Task).id
  const create = (body: object) => demo.ask('POST', '/api/tasks', { name: 'Today', agentId, ...body })
  expect((await create({ agentId: 'nobody' })).status).toBe(404)
  const policy = { permissions: { fileAccess: true, appAccess: true }, domains: null, limits: {}, approval: 'risky' }
  expect(await create({ policy })).toMatchObject({ status: 400, words: expect.stringContaining('its agent may') })
  await demo.ask('PATCH', `/api/agents/${agentId}`, { paused: true })
  expect(await create({})).toMatchObject({ status: 409, words: expect.stringContaining('paused') })
  expect((await demo.ask('GET', '/api/tasks')).json).toEqual([])
})

test('plans are made with the Default AI Model of the settings, unless another is named', async () => {
  const asked: string[] = []
  const recording: typeof planners = {
    ...planners,
    named: (model) => {
      asked.push(model)
      return planners.named(model)
    },
  }
  const { person } = await startTestApp({ planners: recording })
  const someone = person()
  await someone.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, defaultModel: 'claude-sonnet' })
  await someone.ask('POST', '/api/plans', { words: 'order twice' })
  await someone.ask('POST', '/api/plans', { words: 'order twice', model: 'gpt-4' })
  expect(asked).toEqual(['claude-sonnet', 'gpt-4'])
})

test('a plan that is not made in time says so, and so does the one in line behind it', async () => {
  const never: typeof planners = {
    ...planners,
    named: (name) => ({
      name,
      plan: (_goal, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }),
  }
  const { person } = await startTestApp({ planners: never, planMs: 1_000 })
  const someone = person()
  const began = performance.now()
  const answers = await Promise.all([1, 2, 3].map(() => someone.ask('POST', '/api/plans', { words: 'order twice' })))
  for (const { status, words } of answers) {
    expect(status).toBe(503)
    expect(words).toMatch(/^This plan was not made in time: .+ Try again, or choose the built-in planner\.$/)
  }
  // One after another they would take three times as long.
  expect(performance.now() - began).toBeLessThan(2_500)
})
