import { expect, test } from 'vitest'
import { withAddress } from './with-address.ts'

const sites = [
  { names: ['corner shop', 'shop'], url: 'https://shop.example/' },
  { names: ['back office'], url: 'https://office.example/' },
]

test('a site that is called by its name stands there by its address, by its longest name', () => {
  expect(withAddress('Go to the corner shop and order 2 lamps', sites)).toBe(
    'Go to https://shop.example/ and order 2 lamps',
  )
  expect(withAddress('What does a lamp cost in our shop?', sites)).toBe(
    'What does a lamp cost in https://shop.example/?',
  )
})

test.each([
  ['no site', 'Order 2 lamps'],
  ['a word that only begins so', 'Find the best shopping street'],
  ['two sites', 'Read the price in the corner shop and note it in the back office'],
  ['an address', 'Open https://lamps.example and look in the shop'],
  ['a condition', 'Go to the corner shop. If the lamp is under 30, order 1'],
  ['rounds', 'For each lamp in the corner shop, open the page'],
])('with %s the words stay as they are', (_what, words) => {
  expect(withAddress(words, sites)).toBe(words)
})
