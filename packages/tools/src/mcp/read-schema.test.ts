import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSchema } from './read-schema.ts'

const fits = (schema: Record<string, unknown>, value: unknown) => readSchema(schema).safeParse(value).success

test('a schema with references, lists and choices is checked', () => {
  const schema = {
    type: 'object',
    $defs: { tag: { type: 'string', enum: ['a', 'b'] } },
    properties: {
      tags: { type: 'array', items: { $ref: '#/$defs/tag' } },
      mode: { anyOf: [{ type: 'null' }, { type: 'number' }] },
    },
    required: ['tags'],
  }
  expect(fits(schema, { tags: ['a', 'b'], mode: null })).toBe(true)
  expect(fits(schema, { tags: ['c'] })).toBe(false)
  expect(fits(schema, { tags: [], mode: 'x' })).toBe(false)
  expect(fits(schema, {})).toBe(false)
})

test('a pattern that would take for ever is not tried', () => {
  const schema = {
    type: 'object',
    properties: { pattern: { type: 'string', pattern: '^(a+)+$' } },
    required: ['pattern'],
  }
  const began = performance.now()
  expect(fits(schema, { pattern: `${'a'.repeat(40)}!` })).toBe(true)
  expect(performance.now() - began).toBeLessThan(500)
  expect(fits(schema, {})).toBe(false)
})

test.each([
  ['what is no schema', { type: 'object', properties: { a: { type: 'nonsense' } } }],
  ['what leads elsewhere', { type: 'object', properties: { a: { $ref: 'https://evil.example/schema' } } }],
  ['one too deep', JSON.parse(`${'{"not":'.repeat(50)}{}${'}'.repeat(50)}`)],
  [
    'one too large',
    { type: 'object', properties: Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, {}])) },
  ],
])('%s takes any object, and nothing else', (_what, schema) => {
  expect(fits(schema, { a: 1 })).toBe(true)
  expect(fits(schema, 'text')).toBe(false)
  expect(z.toJSONSchema(readSchema(schema), { io: 'input' })).toMatchObject({
    type: 'object',
    properties: expect.anything(),
  })
})

test('keys such as __proto__ in a schema change nothing of ours', () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}',
  )
  expect(fits(schema, { constructor: 'x' })).toBe(true)
  expect(({} as Record<string, unknown>).type).toBeUndefined()
})
