import { afterAll, expect, test } from 'vitest'
import { choosePlanner } from '../choose-planner.ts'
import type { Goal, Planner } from '../port.ts'
import { fail, openStandIn, say } from './stand-in.ts'

const GOAL: Goal = {
  words: 'Open the shop and press Order',
  sites: [{ names: ['the shop'], url: 'https://shop.example' }],
  logIns: [{ name: 'Shop', origin: 'https://shop.example' }],
  now: new Date('2026-05-20T10:00:00Z'),
}
const TOOLS = [
  { name: 'browser.open', does: 'Opens an address.', effect: 'reads' as const, input: {}, output: {} },
  { name: 'browser.log-in', does: 'Signs in.', effect: 'writes' as const, input: {}, output: {} },
]
const STEPS = [
  { do: 'browser.open', name: 'Open the shop', with: { url: 'https://shop.example' } },
  { do: 'browser.log-in', with: { logIn: 'Shop' } },
]
const builtin: Planner = {
  name: 'quantum-ai',
  plan: async () => ({ recipe: undefined, sources: [], notUnderstood: [], questions: ['built-in'], logIns: [] }),
}

const standIn = await openStandIn()
afterAll(standIn.close)
const { asked, base: openaiBase } = standIn

const plan = (name = 'gpt-4', keys: object = { openaiBase, openaiKey: 'sk-test' }) =>
  choosePlanner({ builtin, keys, tools: () => TOOLS })
    .named(name)
    .plan(GOAL, AbortSignal.timeout(10_000))

test('a model’s plan becomes a checked recipe; the model is told the tools, the sites and the names of log-ins', async () => {
  standIn.answer(say(`Here you are:\n\`\`\`json\n${JSON.stringify({ steps: STEPS })}\n\`\`\``))
  expect(await plan()).toMatchObject({ recipe: { version: 1, steps: STEPS }, logIns: ['Shop'], questions: [] })
  const told = asked[0]?.messages.map(({ content }) => content).join('\n')
  for (const part of ['browser.open', 'https://shop.example', '"Shop"', GOAL.words]) expect(told).toContain(part)
  expect(asked[0]?.authorization).toBe('Bearer sk-test')
})

test('what a model took is counted over every try; what nobody has put a price on costs nobody knows what', async () => {
  standIn.answer(say('I cannot.'), say(JSON.stringify({ steps: STEPS })))
  expect((await plan()).spent).toEqual({
    model: 'local-model',
    inputTokens: 18,
    cachedTokens: 0,
    outputTokens: 6,
    costCents: null,
  })
})

test.each([
  ['no JSON at all', 'I cannot do that.'],
  ['a tool that does not exist', JSON.stringify({ steps: [{ do: 'shell.run', with: { command: 'rm' } }] })],
  ['a step in another form', JSON.stringify({ steps: [{ tool: 'browser.open' }] })],
])('%s is sent back once, with what is wrong', async (_what, wrong) => {
  standIn.answer(say(wrong), say(JSON.stringify({ steps: STEPS })))
  expect((await plan()).recipe?.steps).toHaveLength(2)
  expect(asked[1]?.messages.at(-1)?.content).toContain('That does not hold')
  standIn.answer(say(wrong), say(wrong))
  expect(await plan()).toMatchObject({ recipe: undefined, notUnderstood: [{ words: GOAL.words }] })
})

test.each([
  [401, 'did not accept the key'],
  [404, 'is not offered'],
  [400, 'did not take the request'],
])(
  'B3 #8 an endpoint that answers %i: the built-in planner makes the plan and says why, without the provider’s words',
  async (status, words) => {
    standIn.answer(fail(status))
    const made = await plan()
    expect(made).toMatchObject({ planner: 'quantum-ai', questions: ['built-in'] })
    expect(made.note).toContain(words)
    expect(made.note).not.toContain('sk-secret')
  },
)

test('B3 #8 a model that never answers leaves the built-in planner its time, and that is said', async () => {
  standIn.answer(() => undefined)
  const planners = choosePlanner({
    builtin,
    keys: { openaiBase, openaiKey: 'sk-test' },
    tools: () => TOOLS,
    longestMs: 300,
  })
  const made = await planners.named('gpt-4').plan(GOAL, AbortSignal.timeout(10_000))
  expect(made).toMatchObject({ planner: 'quantum-ai', questions: ['built-in'] })
  expect(made.note).toBe(
    'gpt-4 did not answer within 1 s. Try again, or choose another model. The built-in planner made this instead.',
  )
})

test('no key: the built-in planner, and it is said', async () => {
  expect(await plan('claude-haiku', {})).toMatchObject({ note: expect.stringContaining('no key for claude-haiku') })
  expect((await plan('quantum-ai', {})).note).toBeUndefined()
})
