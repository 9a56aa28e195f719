import { expect, test } from 'vitest'
import { sitesIn } from './named-sites.ts'

test.each([
  ['Go to https://shop.example:8443/a?b=c and order', ['shop.example:8443']],
  ['Look it up on www.wiki.example, then mail ada@mail.example', ['www.wiki.example']],
  ['Pay 12.50 on 3.5.2026', []],
  [{ url: 'http://127.0.0.1:4000/x', note: 'see docs.example' }, ['127.0.0.1:4000', 'docs.example']],
  ['', []],
])('%s', (value, sites) => {
  expect(sitesIn(value)).toEqual(sites)
})
