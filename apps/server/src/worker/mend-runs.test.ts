import type { Agent, Repair } from '@app/contract'
import type { Decider, Situation, Wanted } from '@app/toolkit'
import { beforeEach, describe, expect, test } from 'vitest'
import { BROWSER, refOf, startPracticeRuns, type Trace } from './practice-testing.ts'

/** Decides by what a test says; it sees what a model would see, and nothing else. */
let mind: (situation: Situation) => Wanted
const asked: Situation[] = []
const decider: Decider = {
  mends: true,
  name: 'test',
  decide: async (situation) => {
    asked.push(situation)
    return { wanted: mind(situation) }
  },
}

/** As a pursuit left it behind when the shop was the old one: by exact names, so nothing merely similar will do. */
const orderSteps = (base: string) => [
  { do: 'browser.open', with: { url: `${base}/shop/DSK-004` } },
  { do: 'browser.choose', with: { target: 'Customer', options: 'Bruno Alves' } },
  {
    do: 'browser.fill',
    name: 'Enter how many',
    with: { target: { role: 'spinbutton', name: 'Quantity', exact: true }, value: '2' },
  },
  { do: 'browser.click', with: { target: { role: 'button', name: 'Place order', exact: true } } },
]

describe.skipIf(!BROWSER)('a site has changed, and somebody can look', async () => {
  const { end, demo, base } = await startPracticeRuns({
    deciders: { byDefault: () => 'claude-haiku', named: async () => decider },
  })
  const send = (path: string, body: object = {}) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const orders = async () => (await (await fetch(`${base}/api/orders`)).json()) as { total: number }
  const execute = async (id: string) => end(((await demo.ask('POST', `/api/agents/${id}/execute`)).json as Trace).id)
  beforeEach(async () => {
    asked.splice(0)
    await send('/api/reset')
    await send('/api/look', { look: 'new' })
  })
  const makeAgent = async () => {
    const recipe = { version: 1, title: '', steps: orderSteps(base) }
    const made = await demo.ask('POST', '/api/agents', { name: 'Orders desks', recipe, domains: ['127.0.0.1'] })
    return made.json as Agent
  }

  test('the purpose of each step that no longer fits is pursued, and the difference is proposed; accepted, nobody is asked', async () => {
    mind = ({ goal, values, page: { text } }) => {
      const { value } = values as { value?: string }
      if (goal.includes('>> 3.'))
        return text.includes(': "2"') || text.includes(': 2')
          ? { why: 'It is entered', done: { shows: '2' } }
          : {
              why: 'It is called otherwise',
              acts: [{ do: 'fill', ref: refOf(text, /spinbutton "How many/), text: value ?? '' }],
            }
      return /Submit order/.test(text)
        ? { why: 'The button has another name', acts: [{ do: 'click', ref: refOf(text, /button "Submit order/) }] }
        : { why: 'It is ordered', done: { shows: /Order\w*[^\n"[]*/.exec(text)?.[0]?.trim() ?? '' } }
    }
    const agent = await makeAgent()
    expect(await execute(agent.id)).toMatchObject({ status: 'completed', verdict: 'verified', actionsUsed: 4 })
    expect((await orders()).total).toBe(1)
    // It hears which step it is, and that the others are not its business.
    expect(asked[0]?.goal).toContain('>> 3. Enter how many')
    expect(asked[0]?.values).toEqual({ value: '2' })

    const [repair] = (await demo.ask('GET', '/api/repairs')).json as Repair[]
    expect(repair?.changes.map(({ path, kind, from, to }) => [path, kind, from, to])).toEqual([
      ['2', 'renamed', 'Customer', 'Client'],
      ['3', 'renamed', 'Quantity', 'How many'],
      ['4', 'renamed', 'Place order', 'Submit order'],
    ])
    const body = { taskId: repair?.taskId, recipeVersion: repair?.recipeVersion }
    const mended = (await demo.ask('POST', `/api/agents/${agent.id}/repair`, body)).json as Agent
    expect(mended.recipe?.steps[2]).toMatchObject({
      name: 'Enter how many',
      with: { value: '2', target: { name: 'How many' } },
    })
    asked.splice(0)
    expect(await execute(agent.id)).toMatchObject({ status: 'completed', verdict: 'verified', actionsUsed: 4 })
    expect(asked).toEqual([])
    expect((await orders()).total).toBe(2)
    await demo.ask('DELETE', `/api/agents/${agent.id}`)
  }, 90_000)

  test('where nothing does the same any more, the run ends in words and nothing is ordered', async () => {
    mind = () => ({ why: 'There is no such field', cannot: 'The page sells one piece at a time.' })
    const { id } = await makeAgent()
    const trace = await execute(id)
    expect(trace).toMatchObject({ status: 'failed' })
    expect(trace.errorMessage).toContain('one piece at a time')
    expect((await orders()).total).toBe(0)
    await demo.ask('DELETE', `/api/agents/${id}`)
  }, 60_000)
})
