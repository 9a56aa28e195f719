import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/settings?tab=1#keys', '/settings?tab=1#keys'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/sign-in?next=/sign-in', '/dashboard'],
  [undefined, '/dashboard'],
])('after signing in, %s leads to %s', (next, path) => {
  expect(safeNext(next)).toBe(path)
})
