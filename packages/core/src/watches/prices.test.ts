import { lookUp, readPrice } from '@app/values'
import { describe, expect, test } from 'vitest'
import { judgePrice } from './judge-price.ts'

describe('a price is read from', () => {
  test.each([
    [1299, 1299],
    [0, 0],
    ['$1,299.00', 1299],
    ['1.299,00 €', 1299],
    ['1 299,00 €', 1299],
    ['1\u202f299,50\u00a0€', 1299.5],
    ['CHF 1’299.95', 1299.95],
    ['₹1,29,900.00', 129900],
    ['¥12,800', 12800],
    ['EUR 1.299', 1299],
    ['1,299,000', 1299000],
    ['12,5', 12.5],
    ['0.999', 0.999],
    ['$.99', 0.99],
    ['19,- €', 19],
    ['Now only 49 kr', 49],
  ])('%s as %s', (text, price) => expect(readPrice(text)).toBe(price))
})

describe('no price is read from', () => {
  test.each([
    ['free'],
    [''],
    ['-5'],
    ['$ −5.00'],
    [-1],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['1e999'],
    ['10-20 €'],
    ['was $20, now $15'],
    ['2 for 10 €'],
    ['1.2.3'],
    [null],
    [undefined],
    [{ price: 1 }],
    [[1]],
    [true],
    ['9'.repeat(201)],
  ])('%s', (value) => expect(readPrice(value)).toBeUndefined())
})

test('a path walks own properties only', () => {
  const result = { items: [{ price: '9.99' }], deep: { price: 7 }, text: 'abc' }
  expect(lookUp(result, 'items.0.price')).toBe('9.99')
  expect(lookUp('12 €', '')).toBe('12 €')
  for (const path of ['constructor', '__proto__', 'items.1.price', 'toString.length', 'text.length', 'deep.price.x']) {
    expect(lookUp(result, path)).toBeUndefined()
  }
})

describe('spec 2 §4: the price rules', () => {
  test.each([
    // old, new, target, alerts
    [100, 95, null, ['OPPORTUNITY']],
    [100, 95.01, null, []],
    [0.2, 0.19, null, ['OPPORTUNITY']],
    [100, 110, null, ['WARNING']],
    [100, 109.99, null, []],
    [1.1, 1.21, null, ['WARNING']],
    [100, 100, null, []],
    [null, 50, null, []],
    [null, 50, 50, ['TARGET_REACHED']],
    [null, 51, 50, []],
    [51, 50, 50, ['TARGET_REACHED']],
    [50, 49, 50, []],
    [100, 40, 50, ['OPPORTUNITY', 'TARGET_REACHED']],
    [40, 60, 50, ['WARNING']],
    [60, 50, 50, ['OPPORTUNITY', 'TARGET_REACHED']],
    [0, 10, null, []],
    [10, 0, null, ['OPPORTUNITY']],
  ] as const)('from %s to %s with target %s gives %j', (oldPrice, newPrice, target, types) => {
    const found = judgePrice({ product: 'Lamp', oldPrice, newPrice, target })
    expect(found.map((one) => one.type)).toEqual(types)
  })

  test('the message says what moved, how far and between which prices', () => {
    const [found] = judgePrice({ product: 'Lamp', oldPrice: 1299, newPrice: 1136.625, target: null })
    expect(found?.message).toBe('Lamp fell by 12.5 %, from 1,299 to 1,136.63.')
  })
})
