import { NewWatch } from '@app/contract'
import { lookUp, readPrice } from '@app/values/read-price'
import { expect, test } from 'vitest'
import { findPrices } from './find-prices.ts'

const ROWS = {
  items: [
    { name: 'Desk lamp 2', price: '$1,299.00', stock: 4, url: 'https://shop.example/lamp' },
    { name: 'Chair', price: { amount: 89.5, currency: 'EUR' }, stock: 12 },
  ],
}

test('prices are found with what they are of, and what is merely a number is left out', () => {
  expect(findPrices(ROWS)).toEqual([
    {
      path: 'items.0.price',
      text: '$1,299.00',
      product: 'Desk lamp 2',
      url: 'https://shop.example/lamp',
      isMoney: true,
    },
    { path: 'items.1.price.amount', text: '89.5 EUR', product: 'Chair', url: '', isMoney: true },
  ])
})

test.each([
  ['12 €', ''],
  [{ Preis: '12,50' }, 'Preis'],
  [{ 价格: 99 }, '价格'],
  [{ rows: [{ 'Unit price': 7 }] }, 'rows.0.Unit price'],
])('each place can be watched: %j', (result, path) => {
  const [found] = findPrices(result)
  expect(found?.path).toBe(path)
  expect(readPrice(lookUp(result, path))).toBeDefined()
  const watch = { agentId: 'a', product: 'Lamp', url: 'https://shop.example', path }
  expect(NewWatch.safeParse(watch).success).toBe(true)
})

test('where nothing says that a number is money every number is offered', () => {
  expect(findPrices({ count: 4, note: 'fine' })).toMatchObject([{ path: 'count', isMoney: false }])
  for (const result of [null, 'done', {}, { 'a.b': '$5' }]) expect(findPrices(result)).toEqual([])
})
