import { expect, test } from 'vitest'
import { mayPress } from './may-press.ts'

test.each([
  ['Delete', 'Delete account'],
  ['Order', 'Order history'],
  ['Place order', 'Cancel order'],
  ['Send', 'Send to everybody'],
])('“%s” does not press “%s”: what it would be done to was not said', (said, name) =>
  expect(mayPress(said, name)).toBe(false),
)

test.each([
  ['Save', 'Save changes'],
  ['Order', 'Order now'],
  ['delete my account', 'Delete account'],
  ['Remove Buy milk', 'Delete Buy milk'],
])('“%s” may press “%s”', (said, name) => expect(mayPress(said, name)).toBe(true))
