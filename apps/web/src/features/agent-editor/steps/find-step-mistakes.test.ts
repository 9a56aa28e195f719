import type { ToolCard } from '@app/contract'
import { expect, test } from 'vitest'
import { findStepMistakes, isGrave } from './find-step-mistakes.ts'
import type { Nodes, StepNode } from './tree.ts'

const SEND: ToolCard = {
  name: 'http.send',
  does: 'Sends.',
  effect: 'writes',
  input: {
    type: 'object',
    properties: {
      url: { type: 'string', maxLength: 40 },
      method: { type: 'string', enum: ['POST', 'PUT'] },
      seconds: { type: 'integer', minimum: 1, maximum: 60 },
      rows: { type: 'array', items: {} },
      body: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      logIn: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
    required: ['url'],
  },
}
const tools = new Map([[SEND.name, SEND]])
const send = (input: Record<string, unknown>, more: object = {}): StepNode => ({
  key: 'k',
  step: { do: 'http.send', with: { url: 'https://a.example', ...input }, ...more },
})
const told = (nodes: Nodes) =>
  findStepMistakes(nodes, tools).map(({ field, code, about }) => [field, code, about ?? ''].join(' ').trim())

test.each([
  ['nothing that is needed', { url: '' }, ['url missing']],
  ['one of several', { method: 'GET' }, ['method choice']],
  ['no number', { seconds: 'soon' }, ['seconds number']],
  ['a number out of bounds', { seconds: 61 }, ['seconds number']],
  ['a list that is none', { rows: 'one' }, ['rows data']],
  ['a text that is too long', { url: 'x'.repeat(41) }, ['url long']],
  ['something missing inside', { logIn: {} }, ['logIn.name missing']],
  ['text or record', { body: { a: 1 } }, []],
  ['a template for anything', { seconds: '{{input.s}}', rows: '{{input.rows}}', method: '{{input.m}}' }, []],
])('%s', (_, input, mistakes) => {
  expect(told([send(input)])).toEqual(mistakes)
})

test('a tool there is none of is named, one of an outside server is not judged', () => {
  expect(told([{ key: 'k', step: { do: 'http.fly', with: {} } }])).toEqual(['do tool'])
  expect(told([{ key: 'k', step: { do: 'mcp.weather', with: {} } }])).toEqual([])
})

test('what no earlier step has saved is pointed at, and keeps nobody from saving', () => {
  const before = [send({}, { save: 'found' }), send({ body: '{{found.id}}' })]
  expect(told(before)).toEqual([])
  const mistakes = findStepMistakes([...before].reverse(), tools)
  expect(mistakes).toEqual([{ key: 'k', field: 'body', code: 'unknown', about: 'found' }])
  expect(mistakes.some(isGrave)).toBe(false)
})

test('inside a loop its own item is known, and a loop without steps is a mistake', () => {
  const loop = (inner: Nodes): Nodes => [{ key: 'l', step: { forEach: '{{input.all}}', as: 'one' }, inner }]
  expect(told(loop([send({ body: '{{one.id}}' })]))).toEqual([])
  expect(told(loop([]))).toEqual(['inner empty'])
})

test('a repetition ends, and its end may look at what its steps saved', () => {
  const until = (atMost: number): Nodes => [
    { key: 'u', step: { until: { value: '{{found}}', is: 'present' }, atMost }, inner: [send({}, { save: 'found' })] },
  ]
  expect(told(until(5))).toEqual([])
  expect(told(until(0))).toEqual(['atMost rounds'])
})

test('a name to save under is one word', () => {
  expect(told([send({}, { save: 'two words' })])).toEqual(['save word'])
})
