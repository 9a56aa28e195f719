import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Planners } from '@app/planner'
import { afterEach, describe, expect, test } from 'vitest'
import { ORIGIN, type Person, startTestApp } from '../testing.ts'

/** A planner behind a provider that never answers, until it is called off. */
function neverAnswering() {
  let asked = 0
  const planners: Planners = {
    keyOf: () => null,
    byDefault: () => 'claude-haiku',
    named: (name) => ({
      name,
      plan: (_goal, signal) => {
        asked += 1
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    }),
  }
  return { planners, asked: () => asked }
}

describe('R-20 what waits for the outside holds up nobody else', () => {
  const { planners, asked } = neverAnswering()
  const never = () => new Promise<never>(() => undefined)
  const ready = startTestApp({ authMode: 'accounts', planners, lookAtMcp: never, requestsPerMinute: 100_000 })

  test('fifty plans, tasks and MCP servers wait; every other call is as quick as before', async () => {
    const { signUp, person } = await ready
    const crowd = await Promise.all(Array.from({ length: 7 }, (_, at) => signUp(`waits-${at}@example.com`)))
    const calm = await signUp('calm@example.com')
    const before = await timeOf(calm)
    const server = { name: 'slow', url: 'https://slow.example/mcp' }
    for (const one of crowd) {
      for (let at = 0; at < 3; at += 1) {
        void one.ask('POST', '/api/plans', { words: 'go' })
        void one.ask('POST', '/api/tasks', { name: 'go', description: 'go' })
      }
      void one.ask('POST', '/api/mcp-servers', server)
      void one.ask('POST', '/api/mcp-servers', { ...server, name: 'slower' })
    }
    await expect.poll(asked, { timeout: 20_000 }).toBe(crowd.length)
    await sleep(300)
    expect((await person().ask('GET', '/api/health')).status).toBe(200)
    expect(await timeOf(calm)).toBeLessThan(Math.max(4 * before, 200))
    // One planning at a time for each, whatever waits behind it; who has too much in the air is told.
    expect(asked()).toBe(crowd.length)
    expect(await crowd[0]?.ask('POST', '/api/plans', { words: 'go' })).toMatchObject({
      status: 429,
      words: expect.stringContaining('wait for an answer already'),
    })
  })
})

/** Ten ordinary questions, one after the other, at their best of three. */
async function timeOf(person: Person): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    for (let at = 0; at < 10; at += 1) expect((await person.ask('GET', '/api/tasks')).status).toBe(200)
    best = Math.min(best, performance.now() - began)
  }
  return best
}

describe('S-60 limits judge the route, not how its address is spelled', () => {
  test.each(['/%61pi/agents', '/api/%61gents', '/mcp'])('%s', async (path) => {
    const { person } = await startTestApp({ requestsPerMinute: 3 })
    const hasty = person()
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1)
      statuses.push((await hasty.ask(path === '/mcp' ? 'POST' : 'GET', path, path === '/mcp' ? {} : undefined)).status)
    expect(statuses.slice(3)).toEqual([429, 429])
  })
})

test('S-60 who is refused at the door is counted too, and who asks for what is not there', async () => {
  const { person } = await startTestApp({ authMode: 'accounts', requestsPerMinute: 3 })
  for (const [path, headers] of [
    ['/api/tasks', {}],
    ['/api/tasks', { 'x-api-key': 'wrong' }],
    ['/api/nothing-such', {}],
  ] as const) {
    const stranger = person()
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) statuses.push((await stranger.ask('GET', path, undefined, headers)).status)
    expect(statuses.slice(3)).toEqual([429, 429])
  }
})

describe('bodies', () => {
  test.each([
    ['100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['100,000 objects deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      '3,000 loops in each other',
      JSON.stringify({ name: 'deep', recipe: { version: 1, steps: 'HERE' } }).replace(
        '"HERE"',
        `${'[{"forEach":[1],"as":"x","steps":'.repeat(3_000)}[]${'}]'.repeat(3_000)}`,
      ),
    ],
  ])('R-30 %s: refused in words, and no bug', async (_what, body) => {
    const { person } = await startTestApp()
    for (const path of ['/api/tasks', '/api/plans', '/mcp', '/api/agents', '/api/settings/user']) {
      const { status, words } = await person().ask('POST', path, body)
      expect([status, words]).toEqual([400, expect.stringContaining('levels deep')])
    }
  })

  const open: { destroy(): void }[] = []
  afterEach(() => {
    for (const one of open.splice(0)) one.destroy()
  })

  test('one that does not arrive in time is ended with words', async () => {
    const { app } = await startTestApp({ bodyMs: 200 })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const headers = {
      'content-type': 'application/json',
      'content-length': 1_000,
      origin: ORIGIN,
      host: '127.0.0.1:3000',
    }
    const began = performance.now()
    const answer = await new Promise<{ status: number; close: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: '/api/plans', method: 'POST', headers }, (got) => {
        got.resume()
        resolve({ status: got.statusCode ?? 0, close: String(got.headers.connection) })
      })
      sent.on('error', reject)
      open.push(sent)
      sent.write('{"words":')
    })
    expect(answer).toEqual({ status: 408, close: 'close' })
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test.each([
    ['too large', 'application/json', 2_000_000],
    ['of another type', 'text/plain', 1_000],
  ])(
    'one that is %s is refused unread, and whoever stays on the line brings nobody down',
    async (_what, type, length) => {
      const { app } = await startTestApp({ bodyMs: 200 })
      await app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = app.server.address() as AddressInfo
      const headers = { 'content-type': type, 'content-length': length, origin: ORIGIN, host: '127.0.0.1:3000' }
      const wrong: unknown[] = []
      const note = (error: unknown) => wrong.push(error)
      process.on('uncaughtException', note)
      const status = await new Promise<number>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path: '/api/plans', method: 'POST', headers }, (got) => {
          got.resume()
          resolve(got.statusCode ?? 0)
        })
        sent.on('error', reject)
        open.push(sent)
        sent.write('{"words":')
      })
      expect(status).toBe(type === 'text/plain' ? 415 : 413)
      await sleep(600)
      process.off('uncaughtException', note)
      expect(wrong).toEqual([])
    },
  )
})
