import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

test.each([
  ['shop.example', 'shop.example'],
  ['WWW.Shop.Example', 'www.shop.example'],
  ['https://shop.example/offers?page=2', 'shop.example'],
  ['shop.example/offers', 'shop.example'],
  ['127.0.0.1:4000', '127.0.0.1'],
])('%s names the site %s', (typed, site) => {
  expect(readSite(typed)).toBe(site)
})

test.each(['', 'two words', 'shop..example', 'https://', '*.shop.example'])('“%s” names no site', (typed) => {
  expect(readSite(typed)).toBeUndefined()
})
