import { Refused, retryAfterMs, Unavailable } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { answersHttp } from './answers.ts'
import type { HttpAnswer } from './port.ts'
import { httpTools } from './tools.ts'

const URL = 'https://shop.example/orders?token=s3cret'

function prepare(method: string, answer: Partial<HttpAnswer> | Error) {
  const http = answersHttp({ [`${method} ${URL}`]: answer })
  const lines: string[] = []
  const step = bareStep({
    key: 'run1-3',
    log: (line) => lines.push(line),
    logIn: async (name, origin) => ({ username: name, secret: { reveal: () => `secret of ${origin}` } }),
  })
  const run = (name: string, input: object) => {
    const found = httpTools(http).find((tool) => tool.name === name)
    if (!found) throw new Error(`There is no ${name}.`)
    return found.run(found.input.parse(input), step).then((output) => found.output.parse(output))
  }
  return { http, lines, run }
}

test('http.get returns what the site answers, JSON read', async () => {
  const { run, http, lines } = prepare('GET', { headers: { 'content-type': 'application/json' }, body: '{"a":1}' })
  expect(await run('http.get', { url: URL, headers: { accept: 'x/y' } })).toEqual({
    status: 200,
    url: URL,
    headers: { 'content-type': 'application/json' },
    text: '{"a":1}',
    json: { a: 1 },
  })
  expect(http.asked).toEqual([{ method: 'GET', url: URL, headers: { accept: 'x/y' } }])
  expect(lines).toEqual(['GET https://shop.example/orders: 200, 7 bytes'])
})

test.each([
  ['application/problem+json; charset=utf-8', '[1]', { json: [1] }],
  ['application/json', 'null', { json: null }],
  ['application/json', '{broken', {}],
  ['text/html', '{"a":1}', {}],
])('an answer of type %s that reads %s', async (type, body, more) => {
  const { run } = prepare('GET', { headers: { 'content-type': type }, body })
  expect(await run('http.get', { url: URL })).toEqual({
    status: 200,
    url: URL,
    headers: { 'content-type': type },
    text: body,
    ...more,
  })
})

test('http.send carries the step’s key, so a second attempt is the same wish', async () => {
  const { run, http } = prepare('POST', { status: 201 })
  await run('http.send', { method: 'POST', url: URL, body: '{"a":1}' })
  expect(http.asked[0]).toMatchObject({
    body: '{"a":1}',
    headers: { 'idempotency-key': 'run1-3', 'content-type': 'application/json' },
  })
})

test.each([
  [{ method: 'POST' }, false],
  [{ method: 'PATCH' }, false],
  [{ method: 'POST', idempotent: true }, true],
  [{ method: 'PUT' }, true],
  [{ method: 'DELETE' }, true],
])('R-03 whether %j may be made twice: %s', (input, expected) => {
  const send = httpTools(answersHttp({})).find((tool) => tool.name === 'http.send')
  expect(send?.repeatable?.(send.input.parse({ url: URL, ...input }))).toBe(expected)
})

test('a stored log-in is shown to the origin of the address, as the service wants it', async () => {
  const { run, http } = prepare('GET', {})
  await run('http.get', { url: URL, logIn: { name: 'Shop' } })
  await run('http.get', { url: URL, logIn: { name: 'Shop', as: 'basic' } })
  await run('http.get', { url: URL, logIn: { name: 'Shop', header: 'X-Api-Key' } })
  expect(http.asked.map(({ headers }) => headers)).toEqual([
    { authorization: 'Bearer secret of https://shop.example' },
    { authorization: `Basic ${btoa('Shop:secret of https://shop.example')}` },
    { 'x-api-key': 'secret of https://shop.example' },
  ])
})

test('what the caller sets stands, in whatever capitals', async () => {
  const { run, http } = prepare('DELETE', { status: 204 })
  const headers = { 'Idempotency-Key': 'mine', 'Content-Type': 'a/b' }
  await run('http.send', { method: 'DELETE', url: URL, body: 'plain', headers })
  expect(http.asked[0]?.headers).toEqual({ 'idempotency-key': 'mine', 'content-type': 'a/b' })
})

test.each([429, 502, 503, 504])('an answer of %i is worth a retry, when the site says', async (status) => {
  const { run } = prepare('GET', { status, headers: { 'retry-after': '7' } })
  const running = run('http.get', { url: URL })
  await expect(running).rejects.toBeInstanceOf(Unavailable)
  await expect(running).rejects.toMatchObject({
    retryAfterMs: 7_000,
    message: expect.stringContaining('shop.example is busy'),
  })
})

test.each([400, 401, 404, 500])('an answer of %i is returned', async (status) => {
  expect(await prepare('GET', { status }).run('http.get', { url: URL })).toMatchObject({ status })
})

test('a refusal and a failure pass through as they are', async () => {
  await expect(prepare('GET', new Refused('No.')).run('http.get', { url: URL })).rejects.toThrow(new Refused('No.'))
  await expect(prepare('GET', new Unavailable('Down.')).run('http.get', { url: URL })).rejects.toBeInstanceOf(
    Unavailable,
  )
})

test('the stand-in says which answer is missing', async () => {
  await expect(prepare('POST', {}).run('http.get', { url: URL })).rejects.toThrow(
    `No answer is prepared for GET ${URL}.`,
  )
})

test.each([
  ['120', 120_000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['999999999', 86_400_000],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %s means %s ms', (value, ms) => expect(retryAfterMs(value, 10_000)).toBe(ms))
