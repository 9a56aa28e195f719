import type { AddressInfo } from 'node:net'
import type { CallRehearsal, EthicsReport, LabForecast } from '@app/contract'
import { createPractice } from '@app/practice'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const step = (tool: string, input: Record<string, unknown>) => ({ do: tool, with: input })

test('an agent is looked over with what its tools really do and need', async () => {
  const { person } = await startTestApp()
  const demo = person()
  const review = async (steps: unknown[], over: object = {}) => {
    const agent = { name: 'Clerk', objective: '', recipe: { version: 1, steps }, domains: ['shop.example'], ...over }
    const { id } = (await demo.ask('POST', '/api/agents', agent)).json as { id: string }
    const report = (await demo.ask('GET', `/api/agents/${id}/ethics`)).json as EthicsReport
    await demo.ask('DELETE', `/api/agents/${id}`)
    return { codes: report.findings.map(({ code }) => code), looked: report.looked }
  }
  const mail = step('email.send', { to: ['{{buyer}}'], subject: 'Hello', text: 'Hello' })
  expect(await review([mail])).toEqual({ codes: ['sends-unasked'], looked: { steps: 1, runs: 0, lines: 0 } })
  const all = { permissions: { fileAccess: true, appAccess: true } }
  expect((await review([step('http.get', { url: 'https://shop.example/' })], all)).codes).toEqual([
    'file-access-unused',
    'app-access-unused',
  ])
  expect(
    (await review([step('http.get', { url: 'https://shop.example/', logIn: { name: 'Shop' } })], all)).codes,
  ).toEqual(['file-access-unused', 'any-log-in'])
})

test('S-06 another person’s agent is not looked over', async () => {
  const { signUp } = await startTestApp({ authMode: 'accounts' })
  const [ada, bob] = [await signUp('ada@example.com'), await signUp('bob@example.com')]
  const { id } = (await ada.ask('POST', '/api/agents', { name: 'Scout' })).json as { id: string }
  expect((await ada.ask('GET', `/api/agents/${id}/ethics`)).status).toBe(200)
  expect((await bob.ask('GET', `/api/agents/${id}/ethics`)).status).toBe(404)
})

test('without a history the forecast says so and guesses nothing', async () => {
  const { person } = await startTestApp()
  const forecast = (await person().ask('GET', '/api/lab/forecast')).json as LabForecast
  expect(forecast).toMatchObject({ used: 0, outlook: null, bestHour: null, hours: [] })
  expect(forecast.days).toHaveLength(30)
})

async function openPractice(): Promise<string> {
  const practice = createPractice()
  await practice.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => practice.close())
  return `http://127.0.0.1:${(practice.server.address() as AddressInfo).port}`
}

test('the sandbox reads pages of its user’s own practice copy by their path, as they are answered', async () => {
  const { person } = await startTestApp({ practiceUrl: await openPractice() })
  const read = async (path: string) =>
    (await person().ask('GET', `/api/lab/practice-page?path=${encodeURIComponent(path)}`)).json
  expect(await read('/shop?page=2')).toMatchObject({ status: 200, text: expect.stringContaining('class="price"') })
  expect(await read('/nowhere')).toMatchObject({ status: 404 })
  expect(await read('/traps/away')).toMatchObject({ status: 302 })
})

test('S-20 a path that leads out of the copy is refused, whatever form it has', async () => {
  const { person } = await startTestApp({ practiceUrl: await openPractice() })
  const out = [
    'http://collector.example/',
    '@collector.example/',
    '/..',
    '/../somebody',
    '/%2e%2e/somebody',
    '\\\\collector.example',
  ]
  for (const path of out) {
    const { status } = await person().ask('GET', `/api/lab/practice-page?path=${encodeURIComponent(path)}`)
    expect([path, status]).toEqual([path, 400])
  }
})

test('without a practice site the sandbox is told so, with what helps', async () => {
  const { person } = await startTestApp()
  const { status, words } = await person().ask('GET', '/api/lab/practice-page?path=/shop')
  expect([status, words]).toEqual([404, expect.stringContaining('PRACTICE_PORT')])
})

const design = {
  to: '+1 415 555 0123',
  language: 'en-US',
  opening: 'I call about a table.',
  questions: [
    { ask: 'Is there a table tonight?', kind: 'yes-no', answer: 'No, we are full' },
    { ask: 'For how many?', kind: 'number' },
  ],
  closing: 'Bye.',
}

test('a call script is rehearsed by the simulator of the phone tool; nobody is phoned and nothing is kept', async () => {
  const { person } = await startTestApp()
  expect((await person().ask('GET', '/api/lab/phone')).json).toEqual({ service: 'none' })
  const { json } = await person().ask('POST', '/api/lab/rehearsals', design)
  const { turns, answers } = json as CallRehearsal
  expect(answers).toEqual([false, 2])
  expect(turns.map(({ speaker }) => speaker)).toEqual(['assistant', 'callee', 'assistant', 'callee', 'assistant'])
  expect(turns[0]?.text).toBe('Hello, this is an automated assistant. I call about a table. Is there a table tonight?')
  expect((await person().ask('GET', '/api/calls')).json).toEqual([])
})

test('60: a rehearsal of a number that must not be called is refused with the rule', async () => {
  const { person } = await startTestApp()
  const { status, words } = await person().ask('POST', '/api/lab/rehearsals', { ...design, to: '911' })
  expect([status, words]).toEqual([400, expect.stringContaining('emergency and short numbers')])
})
