import { Wanted } from '@app/toolkit'
import { expect, test } from 'vitest'
import { exactSchema, type Schema } from './exact-schema.ts'

const look = (refs: string[], give = {}, logIns: string[] = []) =>
  exactSchema({
    give,
    logIns,
    page: { url: 'https://shop.example/', title: '', text: '', refs: new Set(refs), unchanged: false, dialogs: [] },
  })

/** Everything a schema allows, with the least of each text and number. */
function every(schema: Schema): unknown[] {
  const { type, oneOf, properties, items } = schema as {
    type?: string
    oneOf?: Schema[]
    properties?: Record<string, Schema>
    items?: Schema
  }
  if ('const' in schema) return [schema.const]
  if (Array.isArray(schema.enum)) return schema.enum
  if (oneOf) return oneOf.flatMap(every)
  if (items) return every(items).map((item) => [item])
  if (type === 'boolean') return [true, false]
  if (type === 'number') return [0]
  if (type === 'string') return [schema.minLength ? 'x' : '']
  return Object.entries(properties ?? {}).reduce<object[]>(
    (made, [name, one]) => made.flatMap((object) => every(one).map((value) => ({ ...object, [name]: value }))),
    [{}],
  )
}

test('whatever it allows is what a decider may want, and nothing of it is lost', () => {
  const allowed = every(look(['e1', 'e2'], { total: 'what it costs' }, ['Shop']))
  expect(allowed.length).toBeGreaterThan(50)
  for (const wanted of allowed) expect(Wanted.parse(wanted)).toEqual(wanted)
})

test('only references of the look, stored log-ins and answers that were asked for', () => {
  const written = JSON.stringify(look(['e1'], { total: 'what it costs' }, ['Shop']))
  expect(written).toContain('{"enum":["e1"]}')
  expect(written).toContain('{"enum":["Shop"]}')
  expect(written).toContain('"required":["total"]')
})

test('where there is nothing to act on, nothing can be clicked; where nothing was asked, nothing is answered', () => {
  const written = JSON.stringify(look([]))
  expect(written).not.toContain('"click"')
  expect(written).not.toContain('"log-in"')
  expect(written).not.toContain('"answer"')
})
