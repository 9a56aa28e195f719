import type { Agent, RecipeVersion, Repair } from '@app/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { BROWSER, startPracticeRuns, type Trace } from './practice-testing.ts'

/** As somebody wrote it for the shop as it was. */
const orderSteps = (base: string) => [
  { do: 'browser.open', with: { url: `${base}/shop` } },
  { do: 'browser.fill', with: { target: 'Highest price', value: '500' } },
  { do: 'browser.click', with: { target: 'Search' } },
  { do: 'browser.open', with: { url: `${base}/shop/DSK-004` } },
  { do: 'browser.choose', with: { target: 'Customer', options: 'Bruno Alves' } },
  { do: 'browser.fill', with: { target: 'Quantity', value: '2' } },
  { do: 'browser.check', with: { target: 'Gift wrapping' } },
  { do: 'browser.fill', with: { target: 'Note', value: 'Second floor' } },
  { do: 'browser.click', with: { target: { name: 'Place order', css: 'form.panel > button' } } },
]

describe.skipIf(!BROWSER)('the shop is built anew', async () => {
  const { end, demo, base } = await startPracticeRuns()
  const send = (path: string, body?: object) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  const orders = async () => (await (await fetch(`${base}/api/orders`)).json()) as { total: number }
  const makeAgent = async (name: string, steps: unknown[]) =>
    (await demo.ask('POST', '/api/agents', { name, recipe: { version: 1, title: '', steps }, domains: ['127.0.0.1'] }))
      .json as Agent
  const execute = async ({ id }: Agent) => end(((await demo.ask('POST', `/api/agents/${id}/execute`)).json as Trace).id)

  afterEach(async () => {
    for (const { id } of (await demo.ask('GET', '/api/agents')).json as Agent[])
      await demo.ask('DELETE', `/api/agents/${id}`)
  })

  test('a recipe gets along, does the same, and proposes what to change; accepted, it fits again', async () => {
    await send('/api/reset')
    const agent = await makeAgent('Orders chairs', orderSteps(base))
    expect(await execute(agent)).toMatchObject({ status: 'completed' })
    expect((await demo.ask('GET', '/api/repairs')).json).toEqual([])

    await send('/api/look', { look: 'new' })
    const second = await execute(agent)
    expect(second).toMatchObject({ status: 'completed' })
    expect((await orders()).total).toBe(2)

    const [repair] = (await demo.ask('GET', '/api/repairs')).json as Repair[]
    expect(repair?.changes.map(({ path, from, to }) => [path, from, to])).toEqual([
      ['2', 'Highest price', 'Maximum price'],
      ['3', 'Search', 'Find'],
      ['5', 'Customer', 'Client'],
      ['6', 'Quantity', 'How many'],
      ['7', 'Gift wrapping', 'Wrap as a gift'],
      ['8', 'Note', 'Remarks'],
      ['9', 'Place order', 'Submit order'],
    ])
    const body = { taskId: repair?.taskId, recipeVersion: repair?.recipeVersion }
    const repaired = (await demo.ask('POST', `/api/agents/${agent.id}/repair`, body)).json as Agent
    expect(repaired).toMatchObject({ recipeVersion: 2, recipe: { steps: { 2: { with: { target: 'Find' } } } } })
    expect(repaired.recipe?.steps[8]).toMatchObject({ with: { target: { name: 'Submit order' } } })
    expect(await execute(repaired)).toMatchObject({ status: 'completed' })
    expect((await demo.ask('GET', '/api/repairs')).json).toEqual([])
    const versions = (await demo.ask('GET', `/api/agents/${agent.id}/recipes`)).json as RecipeVersion[]
    expect(versions.map(({ version, origin }) => [version, origin])).toEqual([
      [2, 'repair'],
      [1, 'person'],
    ])
    // What was proposed for a recipe that is gone changes nothing.
    expect((await demo.ask('POST', `/api/agents/${agent.id}/repair`, body)).status).toBe(409)
  }, 90_000)

  test('what is not to be found by any name stops with what is there instead, and orders nothing', async () => {
    await send('/api/reset')
    await send('/api/look', { look: 'new' })
    const steps = [
      { do: 'browser.open', with: { url: `${base}/shop/DSK-004` } },
      { do: 'browser.click', with: { target: 'Reserve in the branch' } },
    ]
    const trace = await execute(await makeAgent('Reserves', steps))
    expect(trace.status).toBe('failed')
    expect(trace.errorMessage).toMatch(
      /There is no "Reserve in the branch".*Nearest: “[^”]+” \(.*Use one of these names/,
    )
    expect((await orders()).total).toBe(0)
    expect((await demo.ask('GET', '/api/repairs')).json).toEqual([])
  }, 60_000)

  test('a name that has become part of another deed is not pressed', async () => {
    await send('/api/reset')
    await send('/api/look', { look: 'new' })
    const steps = [
      { do: 'browser.open', with: { url: `${base}/shop/DSK-004` } },
      { do: 'browser.click', with: { target: 'Cancel' } },
    ]
    expect(await execute(await makeAgent('Cancels', steps))).toMatchObject({ status: 'failed' })
  }, 60_000)
})
