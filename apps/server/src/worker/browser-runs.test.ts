import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createPractice } from '@app/practice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { startTestApp } from '../testing.ts'
import { assembleTools, type Toolbox } from './assemble-tools.ts'
import { startWorker, type Worker } from './start-worker.ts'

const path = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) =>
  existsSync(one),
)
const policy = {
  permissions: { fileAccess: true, appAccess: true },
  domains: ['127.0.0.1'],
  limits: {},
  approval: 'risky',
}

interface Trace extends Record<string, unknown> {
  id: string
  status: string
  steps: { tool: string; status: string; proof: string | null; output: Record<string, unknown> }[]
}

describe.skipIf(!path)('in a real browser, on the practice shop', async () => {
  const { person, parts } = await startTestApp()
  const demo = person()
  const practice = createPractice()
  let worker: Worker
  let toolbox: Toolbox
  let base = ''
  beforeAll(async () => {
    await practice.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(practice.server.address() as AddressInfo).port}`
    toolbox = assembleTools({ egressAllow: [new URL(base).host], browser: { path, cdpUrl: undefined } })
    const { db, masterKeys, files } = parts
    const log = createLogger('silent')
    worker = await startWorker({ db, masterKeys, files, log, toolsFor: toolbox.toolsFor, oneMachine: false })
  })
  afterAll(async () => {
    await worker.stop()
    await toolbox.close()
    await practice.close()
  })

  async function run(steps: unknown[]): Promise<Trace> {
    const body = { name: 'Test', recipe: { version: 1, steps }, policy }
    const { id } = (await demo.ask('POST', '/api/tasks', body)).json as Trace
    for (let tries = 0; tries < 600; tries += 1) {
      const trace = (await demo.ask('GET', `/api/tasks/${id}`)).json as Trace
      if (trace.status === 'completed' || trace.status === 'failed') return trace
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The task did not end.')
  }

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
    expect(trace.steps[5]?.proof).toMatch(/^POST \/shop\/PEN-002\/order: 303$/)
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
