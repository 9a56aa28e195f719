import { expect, test } from 'vitest'
import { createPractice } from '../create-practice.ts'
import { PRACTICE_LOG_IN } from './account.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (app: ReturnType<typeof createPractice>, url: string, fields: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() })

test('products are shown in pages, found by name and category, and each has a page of its own', async () => {
  const app = createPractice()
  const first = await app.inject('/shop')
  expect(first.body.match(/<li>/g)).toHaveLength(8)
  expect(first.body).toContain('rel="next"')
  expect((await app.inject('/shop?q=gel pen')).body.match(/<li>/g)).toHaveLength(1)
  const one = await app.inject('/shop/PEN-002')
  expect(one.body).toContain('"@type":"Product"')
  expect((await app.inject('/shop/NONE')).statusCode).toBe(404)
})

test('an order placed on the page is the order the API knows', async () => {
  const app = createPractice()
  const placed = await post(app, '/shop/PEN-002/order', { customer: 'C-01', quantity: '2', delivery: 'express' })
  expect(placed.statusCode).toBe(303)
  const id = String(placed.headers.location).split('/').at(-1)
  expect((await app.inject(`/api/orders/${id}`)).json()).toMatchObject({ lines: [{ sku: 'PEN-002', quantity: 2 }] })
  expect((await app.inject(String(placed.headers.location))).body).toContain('$33.80')
  expect(
    (await post(app, '/shop/PEN-002/order', { customer: 'C-01', quantity: 'many', delivery: 'express' })).statusCode,
  ).toBe(400)
})

test('the account opens to the right name and password, and to nobody else', async () => {
  const app = createPractice()
  expect((await app.inject('/account')).headers.location).toBe('/log-in')
  expect((await post(app, '/log-in', { ...PRACTICE_LOG_IN, password: 'guess' })).statusCode).toBe(401)
  const opened = await post(app, '/log-in', PRACTICE_LOG_IN)
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  expect((await app.inject({ url: '/account', headers: { cookie } })).body).toContain('Welcome back, Ada')
})

test('the liar thanks for what it did not save', async () => {
  const answer = await post(createPractice(), '/traps/liar', { name: 'Ada', message: 'Hello' })
  expect([answer.statusCode, answer.body.includes('was saved')]).toEqual([500, true])
})
