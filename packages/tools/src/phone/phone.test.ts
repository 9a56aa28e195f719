import { Refused, type Step, Unavailable } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { guardedHttp } from '../http/guarded.ts'
import { serveOnLoopback } from '../http/serve-on-loopback.ts'
import { answerCallback } from './answer-callback.ts'
import { memoryPhoneLog } from './memory-log.ts'
import type { Phone } from './port.ts'
import { simulatedPhone } from './simulated.ts'
import { phoneTools } from './tools.ts'
import { twilioPhone } from './twilio.ts'

const now = () => new Date('2026-01-01T10:00:00Z')
const script = {
  to: '+1 415 555 0123',
  opening: 'I call about a table.',
  questions: [
    { name: 'free', ask: 'Is there a table tonight?', kind: 'yes-no' },
    { name: 'seats', ask: 'For how many?', kind: 'number' },
    { name: 'name', ask: 'Whom am I speaking to?' },
  ],
  closing: 'Bye.',
}

function prepare(phone: Phone, step: Partial<Step> = {}) {
  const kept: string[] = []
  const keep: Step['keep'] = async ({ name, type, bytes }) => {
    kept.push(Buffer.from(bytes).toString())
    return { id: 'f1', name, type, bytes: bytes.length }
  }
  const run = async (name: string, input: object) => {
    const tool = phoneTools(phone, { now }).find((one) => one.name === name)
    if (!tool) throw new Error(`There is no ${name}.`)
    const output = tool.output.parse(await tool.run(tool.input.parse(input), bareStep({ keep, key: 't-1', ...step })))
    return { output, proof: tool.proof?.(output) }
  }
  return { kept, run }
}

const simulate = (persona?: string[]) => {
  const log = memoryPhoneLog()
  return { log, ...prepare(simulatedPhone({ log, now, ...(persona ? { persona } : {}) })) }
}

test('without a phone service a call is rehearsed, and says that nobody was phoned', async () => {
  const { run, kept, log } = simulate()
  const rehearsal = { free: 'No, we are full', seats: 'Four', name: 'Ben' }
  const { output, proof } = await run('phone.call', { ...script, rehearsal })
  expect(output).toMatchObject({
    simulated: true,
    answers: { free: false, seats: 4, name: 'Ben' },
    heard: rehearsal,
  })
  expect(proof).toEqual({ verdict: 'unverified', words: expect.stringContaining('nobody was phoned') })
  expect(kept[0]).toMatch(/^Simulated call: nobody was phoned\.\n/)
  expect(kept[0]).toContain('assistant: Hello, this is an automated assistant. I call about a table.')
  expect([...log.calls.values()]).toMatchObject([{ to: '+14155550123', simulated: true }])
})

test('the same rehearsal gives the same call, to the second', async () => {
  const [first, second] = [simulate(['Yes', '3']), simulate(['Yes', '3'])]
  const calls = await Promise.all([first.run('phone.call', script), second.run('phone.call', script)])
  expect(calls[0]).toEqual(calls[1])
  expect(first.kept).toEqual(second.kept)
  expect(calls[0]?.output).toMatchObject({ answers: { free: true, seats: 3, name: 'Yes' } })
})

test('a simulated text says that nobody was sent anything', async () => {
  const { run, log } = simulate()
  const { output, proof } = await run('phone.text', { to: '+14155550123', text: 'Hi' })
  expect(output).toMatchObject({ status: 'simulated' })
  expect(proof).toMatchObject({ verdict: 'unverified', words: expect.stringContaining('nobody was sent anything') })
  expect(log.texts).toEqual([{ key: 't-1', to: '+14155550123', text: 'Hi' }])
})

test('60: a number that must not be called is refused before anything happens', async () => {
  const { run, log } = simulate()
  await expect(run('phone.call', { ...script, to: '911' })).rejects.toThrow(Refused)
  await expect(run('phone.text', { to: '+19005550123', text: 'Hi' })).rejects.toThrow(/Rule "premium numbers"/)
  expect(log.calls.size + log.texts.length).toBe(0)
})

test('two questions of one name, or a language nobody speaks, are refused', async () => {
  const { run } = simulate()
  const twice = [script.questions[0], script.questions[0]]
  await expect(run('phone.call', { ...script, questions: twice })).rejects.toThrow(/same name/)
  await expect(run('phone.call', { ...script, language: 'tl-PH' })).rejects.toThrow(/Calls are made in/)
})

interface Behaviour {
  /** What is answered to the wish for a call or text. */
  create?: { status: number; body: object }
  /** How it stands, look by look. */
  states?: string[]
  callee?: string[]
  answeredBy?: string
}

/** A stand-in for Twilio that places the call as the real one would: by asking for what to say, turn by turn. */
async function twilio({
  create,
  states = ['ringing', 'completed'],
  callee = [],
  answeredBy = 'human',
}: Behaviour = {}) {
  const log = memoryPhoneLog()
  const asked: { path: string; auth: string; fields: Record<string, string> }[] = []
  let looks = 0
  async function converse(url: string) {
    const id = url.split('/').at(-1) ?? ''
    const said = [undefined, ...callee]
    for (let turn = 0; turn < said.length; turn += 1) {
      const call = await log.findCall(id)
      const params: Record<string, string> = { SpeechResult: said[turn] ?? '', AnsweredBy: answeredBy }
      if (call)
        await log.keepCall(answerCallback(call, { params, turn: turn ? `${turn}` : undefined, url, now: now() }).call)
    }
  }
  const server = await serveOnLoopback(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const fields = Object.fromEntries(new URLSearchParams(body))
    asked.push({ path: `${request.method} ${request.url}`, auth: request.headers.authorization ?? '', fields })
    if (request.method === 'GET') {
      const status = states[Math.min(looks++, states.length - 1)]
      return void (status === 'broken'
        ? reply.destroy()
        : reply.end(JSON.stringify({ sid: 'CA1', status, duration: '42' })))
    }
    if (create) return void reply.writeHead(create.status).end(JSON.stringify(create.body))
    if (fields.Url) await converse(fields.Url)
    reply.writeHead(201).end(JSON.stringify({ sid: 'CA1', status: 'queued' }))
  })
  const http = guardedHttp({ allow: [`127.0.0.1:${server.port}`] })
  onTestFinished(() => http.close())
  const phone = twilioPhone({
    http,
    log,
    accountSid: 'AC1',
    authToken: 'token',
    apiBase: `http://127.0.0.1:${server.port}`,
    from: '+14155550100',
    callbackUrl: (id) => `https://app.example/calls/${id}`,
    lookEveryMs: 1,
  })
  return { asked, log, ...prepare(phone), phone }
}

test('a call is placed, its questions are answered, and the service’s own word proves it', async () => {
  const { run, asked, kept } = await twilio({ callee: ['Yes, we have one', 'Four people', 'Ben'] })
  const { output, proof } = await run('phone.call', { ...script, maxSeconds: 60 })
  expect(asked[0]).toMatchObject({
    path: 'POST /2010-04-01/Accounts/AC1/Calls.json',
    auth: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
    fields: {
      To: '+14155550123',
      From: '+14155550100',
      TimeLimit: '60',
      Url: expect.stringMatching(/calls\/[0-9a-f]{32}$/),
    },
  })
  expect(output).toMatchObject({
    id: 'CA1',
    status: 'completed',
    simulated: false,
    seconds: 42,
    answers: { free: true, seats: 4, name: 'Ben' },
    transcript: { name: 'transcript.txt', type: 'text/plain' },
  })
  expect(proof).toEqual({ verdict: 'verified', words: expect.stringMatching(/CA1 was completed .* 3 of 3/) })
  expect(kept[0]).toContain('callee: Four people')
})

test.each(['busy', 'no-answer', 'failed', 'canceled'])('a call that ends as %s contradicts', async (status) => {
  const { run } = await twilio({ states: ['ringing', status] })
  const { output, proof } = await run('phone.call', script)
  expect(output).toMatchObject({ status, answers: { free: null, seats: null, name: null } })
  expect(proof?.verdict).toBe('contradicted')
})

test('a machine that answers is no answer', async () => {
  const { run } = await twilio({ answeredBy: 'machine_start' })
  const { proof } = await run('phone.call', script)
  expect(proof).toMatchObject({ verdict: 'contradicted', words: expect.stringContaining('machine') })
})

test('a look that fails is made again; the call is not', async () => {
  const { run, asked } = await twilio({ states: ['broken', 'in-progress', 'completed'] })
  expect((await run('phone.call', script)).output).toMatchObject({ status: 'completed' })
  expect(asked.filter(({ path }) => path.startsWith('POST'))).toHaveLength(1)
})

test.each([
  [401, { message: 'Authenticate' }, Refused, false],
  [400, { message: 'The number is not valid' }, Refused, false],
  [429, {}, Unavailable, false],
  [500, {}, Unavailable, true],
])('R-03 an answer of %s to the wish for a call: %j', async (status, body, kind, perhapsDone) => {
  const { run } = await twilio({ create: { status, body } })
  const failed = await run('phone.call', script).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(kind)
  expect((failed as Unavailable).perhapsDone ?? false).toBe(perhapsDone)
})

test('R-03 a call whose end is not seen in time leaves a doubt with its id', async () => {
  const { phone } = await twilio({ states: ['in-progress'] })
  const stop = AbortSignal.timeout(100)
  const failed = await prepare(phone, { signal: stop })
    .run('phone.call', script)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ perhapsDone: true, message: expect.stringContaining('CA1') })
})

test.each([
  ['delivered', 'verified'],
  ['sent', 'verified'],
  ['undelivered', 'contradicted'],
])('a text that is %s: %s', async (status, verdict) => {
  const { run, asked } = await twilio({ states: ['queued', status] })
  const { proof } = await run('phone.text', { to: '+14155550123', text: 'Hi & bye' })
  expect(asked[0]?.fields).toEqual({ To: '+14155550123', From: '+14155550100', Body: 'Hi & bye' })
  expect(proof?.verdict).toBe(verdict)
})
