import { describe, expect, test } from 'vitest'
import { BROWSER, startPracticeRuns } from './practice-testing.ts'

describe.skipIf(!BROWSER)('in a real browser, on the practice shop', async () => {
  const { run, demo, practice, base } = await startPracticeRuns()

  test('an order is placed: for real, proven by the shop’s answer, with pictures of before and after', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/shop?q=gel` } },
      { do: 'browser.follow', with: { target: 'Gel pen, black, 12 pieces' } },
      { do: 'browser.choose', with: { target: 'Customer', options: 'Ada Verwey' } },
      { do: 'browser.fill', with: { target: 'Quantity', value: 3 } },
      { do: 'browser.check', with: { target: 'Express' } },
      { do: 'browser.click', with: { target: 'Place order' }, save: 'placed' },
      { do: 'browser.read', with: {} },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified', actionsUsed: 7, errorMessage: null })
    expect(trace.steps[5]?.proof).toMatch(/^POST \/shop\/PEN-002\/order: 303 · Loaded afresh, .*“Customer: Ada Verwey”/)
    expect((await practice.inject('/api/orders')).json()).toMatchObject({
      items: [{ lines: [{ sku: 'PEN-002', quantity: 3 }] }],
    })
    const pictures = (await demo.ask('GET', `/api/tasks/${trace.id}/artefacts`)).json as { id: string; type: string }[]
    expect(pictures.length).toBeGreaterThanOrEqual(4)
    expect(pictures.every(({ type }) => type === 'image/jpeg')).toBe(true)
    expect((await demo.ask('GET', `/api/artefacts/${pictures[0]?.id}`)).status).toBe(200)
  }, 60_000)

  test('S-35 a stored log-in opens the account, and its secret is nowhere in the trace', async () => {
    const secret = 'practice makes perfect'
    await demo.ask('POST', '/api/credentials', { name: 'Shop', origin: base, username: 'ada', secret })
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/log-in` } },
      { do: 'browser.log-in', with: { logIn: 'Shop' } },
      { do: 'browser.read', with: {} },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect(trace.steps[2]?.output.text).toContain('Welcome back, Ada')
    expect(JSON.stringify(trace.steps.map(({ output }) => output))).not.toContain(secret)
  }, 60_000)

  test('a page that thanks while its server failed is contradicted, not believed', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/traps/liar` } },
      { do: 'browser.fill', with: { target: 'Your name', value: 'Ada' } },
      { do: 'browser.fill', with: { target: 'Message', value: 'Hello' } },
      { do: 'browser.click', with: { target: 'Send message' } },
    ])
    expect(trace).toMatchObject({ status: 'failed', verdict: 'contradicted' })
    expect(trace.errorMessage).toContain('answered 500')
  }, 60_000)

  test('what is not on the page is said with what helps, and nothing else is affected', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/shop` } },
      { do: 'browser.follow', with: { target: 'Unicorn saddle' } },
    ])
    expect(trace).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('There is no "Unicorn saddle"'),
    })
  }, 60_000)
})
