import { calls } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { person, signUp } = await startTestApp({ authMode: 'accounts' })
const ada = await signUp('ada@example.com')
await ada.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })

/** A program with a key of these scopes; left out: what a key gets when nobody says. */
async function program(scopes?: string[]) {
  const { json } = await ada.ask('POST', '/api/account/api-keys', { name: 'Program', ...(scopes ? { scopes } : {}) })
  const headers = { authorization: `Bearer ${(json as { key: string }).key}` }
  const one = person()
  return (method: string, path: string, body?: unknown) => one.ask(method, path, body, headers)
}

const answer = { hash: '0'.repeat(64) }

describe('a person’s word', () => {
  const word = [
    ['POST', '/api/approvals/x/approve', answer],
    ['POST', '/api/approvals/x/reject', answer],
    ['POST', '/api/tasks/x/review', { happened: true }],
    ['POST', '/api/tasks/x/browser/take-over', undefined],
  ] as const

  test.each(word)('%s %s is not said by a key that reads and writes', async (method, path, body) => {
    const ask = await program(['read', 'write'])
    expect(await ask(method, path, body)).toMatchObject({ status: 403, words: expect.stringContaining('"approve"') })
  })

  test.each(word)('%s %s may be said by a key that was made for it', async (method, path, body) => {
    const ask = await program(['read', 'write', 'approve'])
    expect((await ask(method, path, body)).status).toBe(404)
  })

  test('is lent to no program by MCP either', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'approve', arguments: { id: 'x', ...answer } },
    }
    const said = await (await program(['read', 'write']))('POST', '/mcp', message)
    expect(said.json).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining('"approve"') }] },
    })
  })

  test('is in no key that did not ask for it', async () => {
    await program()
    const listed = (await ada.ask('GET', '/api/account/api-keys')).json as { scopes: string[] }[]
    expect(listed[0]?.scopes).toEqual(['read'])
  })
})

describe('a key that may only write', () => {
  test('makes nothing that would tell it what happens', async () => {
    const ask = await program(['write'])
    const task = (await ask('POST', '/api/tasks', { name: 'Count', recipe: { version: 1, steps: [] } })).json
    const { id = 'x' } = (task ?? {}) as { id?: string }
    const agent = (await ask('POST', '/api/agents', { name: 'Scout', objective: 'Look at prices' })).json as {
      id: string
    }
    for (const [method, path, body] of [
      ['POST', '/api/webhooks', { url: 'https://receiver.example/' }],
      ['POST', `/api/tasks/${id}/shares`, { days: 1 }],
      ['PATCH', `/api/agents/${agent.id}`, {}],
      ['POST', `/api/tasks/${id}/cancel`, undefined],
      ['POST', '/api/push/subscribe', undefined],
      ['POST', '/api/plans', { description: 'Look' }],
    ] as const)
      expect(await ask(method, path, body)).toMatchObject({
        status: 403,
        words: expect.stringContaining('may not read'),
      })
    expect(await ada.ask('GET', '/api/webhooks')).toMatchObject({ json: [] })
  })

  test('is told only of what it has just made, or nothing at all', () => {
    const silent = Object.values(calls)
      .flatMap((group) => Object.values(group))
      .filter(({ method, needs, access }) => method !== 'GET' && access === 'user' && needs !== 'person')
      .filter(({ needs }) => !needs.includes('read'))
      .filter(({ reply }) => !('shape' in reply && Object.keys(reply.shape as object).join() === 'ok'))
      .map(({ method, path }) => `${method} ${path}`)
    expect(silent.sort()).toEqual([
      'POST /api/agents',
      'POST /api/collab/drafts',
      'POST /api/credentials',
      'POST /api/tasks',
      'POST /api/triggers',
      'POST /api/watches',
    ])
  })
})
