import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startPracticeRuns } from './practice-testing.ts'

describe('mail, phone and documents without a service anywhere', async () => {
  const { run, demo, base } = await startPracticeRuns()

  test('a PDF is filled and mailed: it lies in the outbox, and nobody claims it was delivered', async () => {
    const trace = await run([
      {
        do: 'document.fill',
        with: {
          url: `${base}/documents/order-form.pdf`,
          values: {
            customer: 'Ada Verwey',
            article: 'Gel pen',
            Quantity: 12,
            delivery: 'Express',
            'Gift wrapping': true,
          },
        },
        save: 'form',
      },
      { do: 'document.read', with: { file: '{{form.file.id}}' } },
      {
        do: 'email.send',
        with: {
          to: ['orders@example.com'],
          subject: 'Our order',
          text: 'Please find it attached.',
          attachments: ['{{form.file.id}}'],
        },
      },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'unverified' })
    expect(trace.steps[0]?.output).toMatchObject({ missing: [] })
    expect(trace.steps[1]?.output.text).toContain('Ada Verwey')
    expect(trace.steps[2]?.proof).toContain('not delivered')
    expect((await demo.ask('GET', '/api/outbox')).json).toMatchObject([
      {
        to: ['orders@example.com'],
        subject: 'Our order',
        attachments: [{ name: 'order-form-filled.pdf', type: 'application/pdf' }],
      },
    ])
  }, 60_000)

  test('a call leaves its answers and a transcript, and says that nobody was phoned', async () => {
    const trace = await run([
      {
        do: 'phone.call',
        with: {
          to: '+12025550123',
          opening: 'I am calling about order 1042.',
          questions: [
            { name: 'arrived', ask: 'Has it arrived?', kind: 'yes-no' },
            { name: 'missing', ask: 'How many pieces are missing?', kind: 'number' },
          ],
          rehearsal: { arrived: 'Yes, yesterday.', missing: 'Two of them.' },
        },
      },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'unverified' })
    expect(trace.steps[0]?.output).toMatchObject({ simulated: true, answers: { arrived: true, missing: 2 } })
    const [call] = (await demo.ask('GET', '/api/calls')).json as { turns: { speaker: string; text: string }[] }[]
    expect(call).toMatchObject({ to: '+12025550123', simulated: true })
    expect(call?.turns.map(({ text }) => text).join('\n')).toContain('Two of them.')
    const files = (await demo.ask('GET', `/api/tasks/${trace.id}/artefacts`)).json as { id: string }[]
    expect((await demo.ask('GET', `/api/artefacts/${files[0]?.id}`)).words).toContain('Has it arrived?')
  }, 60_000)

  test('S-64 what the phone service did not sign is refused', async () => {
    const { status } = await demo.ask('POST', '/api/calls/abc/turn', 'CallSid=1', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(status).toBe(403)
  })
})

describe('an MCP server', async () => {
  const server = createServer((_request, response) => response.writeHead(500).end('no'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
  const { demo } = await startPracticeRuns()

  test('is looked at once, shown with its tools and without its secret, and taken away', async () => {
    const made = await demo.ask('POST', '/api/mcp-servers', { name: 'crm', url, authorization: 'Bearer abc-secret' })
    expect(made.status).toBe(200)
    const listed = await demo.ask('GET', '/api/mcp-servers')
    expect(listed.json).toMatchObject([{ name: 'crm', signedIn: true, trusted: false, tools: [] }])
    expect(listed.words).not.toContain('abc-secret')
    expect((await demo.ask('POST', '/api/mcp-servers', { name: 'crm', url })).status).toBe(409)
    const [{ id }] = listed.json as [{ id: string }]
    expect((await demo.ask('DELETE', `/api/mcp-servers/${id}`)).status).toBe(200)
    expect((await demo.ask('GET', '/api/mcp-servers')).json).toEqual([])
  })
})
