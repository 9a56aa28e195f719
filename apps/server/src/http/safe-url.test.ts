import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

test.each([
  ['/api/admin/analytics?%61dminKey=abc&range=7d', '/api/admin/analytics?%61dminKey=[secret]&range=7d'],
  ['/x?%41%44%4DIN%4bEY=abc', '/x?%41%44%4DIN%4bEY=[secret]'],
  ['/x?access_token=abc#code=abc', '/x?access_token=[secret]#code=[secret]'],
  ['/x?key[]=abc&keyboard=us&limit=5', '/x?key[]=[secret]&keyboard=us&limit=5'],
  ['/api/%73hared/abc/steps?after=1', '/api/shared/[secret]/steps?after=1'],
  ['/shared/abc', '/shared/[secret]'],
  ['/x?%zz=1&y=%', '/x?%zz=1&y=%'],
])('%s is written down as %s', (url, shown) => {
  expect(safeUrl(url)).toBe(shown)
})
