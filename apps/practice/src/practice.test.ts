import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createPractice } from './index.ts'

/** A shop of one's own, spoken to without a socket. */
function openShop() {
  const app = createPractice({ now: () => new Date('2026-01-02T03:04:05Z') })
  const ask = async (method: string, url: string, options: Pick<InjectOptions, 'payload' | 'headers'> = {}) => {
    const answer = await app.inject({ method: method as 'GET', url, ...options })
    return { status: answer.statusCode, headers: answer.headers, json: parse(answer.body), text: answer.body }
  }
  return { ask, app }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const order = {
  customerId: 'C-01',
  lines: [
    { sku: 'PAP-001', quantity: 2 },
    { sku: 'PEN-004', quantity: 1 },
  ],
}

test('products come in pages that lead to each other, and every product once', async () => {
  const { ask } = openShop()
  const seen: string[] = []
  let next: string | undefined = '/api/products?perPage=7'
  while (next) {
    const { json, headers } = await ask('GET', next)
    seen.push(...json.items.map(({ sku }: { sku: string }) => sku))
    next = String(headers.link ?? '').match(/<([^>]+)>; rel="next"/)?.[1]
  }
  expect(seen).toHaveLength(25)
  expect(new Set(seen).size).toBe(25)
})

test.each([
  ['category=pens', 5],
  ['q=PAPER', 3],
  ['minPriceCents=9990', 3],
  ['maxPriceCents=400', 2],
  ['category=pens&inStock=false', 1],
  ['q=nothing+like+it', 0],
])('products are filtered by %s', async (query, total) => {
  expect((await openShop().ask('GET', `/api/products?${query}`)).json.total).toBe(total)
})

test('an order is placed, can be read back, and takes from the stock; cancelled, it gives back', async () => {
  const { ask } = openShop()
  const placed = await ask('POST', '/api/orders', { payload: order })
  expect(placed).toMatchObject({
    status: 201,
    headers: { location: '/api/orders/O-1001' },
    json: { id: 'O-1001', totalCents: 2 * 549 + 3_950, status: 'open', createdAt: '2026-01-02T03:04:05.000Z' },
  })
  expect((await ask('GET', '/api/orders/O-1001')).json).toEqual(placed.json)
  expect((await ask('GET', '/api/products/PAP-001')).json.stock).toBe(318)
  expect((await ask('PATCH', '/api/orders/O-1001', { payload: { status: 'cancelled' } })).json.status).toBe('cancelled')
  expect((await ask('GET', '/api/products/PAP-001')).json.stock).toBe(320)
  expect((await ask('PATCH', '/api/orders/O-1001', { payload: { status: 'cancelled' } })).status).toBe(409)
})

test('the same Idempotency-Key is the same order; with another body it is refused', async () => {
  const { ask } = openShop()
  const headers = { 'idempotency-key': 'k-1' }
  const first = await ask('POST', '/api/orders', { payload: order, headers })
  const again = await ask('POST', '/api/orders', { payload: order, headers })
  expect([again.status, again.json, again.headers['idempotent-replayed']]).toEqual([201, first.json, 'true'])
  expect((await ask('POST', '/api/orders', { payload: { ...order, customerId: 'C-02' }, headers })).status).toBe(422)
  expect((await ask('GET', '/api/orders')).json.total).toBe(1)
  await ask('POST', '/api/orders', { payload: order })
  expect((await ask('GET', '/api/orders')).json.total).toBe(2)
})

test.each([
  [
    'more than there is',
    { ...order, lines: [order.lines[0], { sku: 'TEC-004', quantity: 7 }] },
    409,
    'Only 6 of TEC-004',
  ],
  ['an unknown product', { ...order, lines: [{ sku: 'X', quantity: 1 }] }, 400, 'no product X'],
  ['an unknown customer', { ...order, customerId: 'X' }, 400, 'no customer X'],
  ['one product in two lines', { ...order, lines: [order.lines[0], order.lines[0]] }, 400, 'each product once'],
  ['no lines', { ...order, lines: [] }, 400, 'lines'],
  ['a quantity of none', { ...order, lines: [{ sku: 'PAP-001', quantity: 0 }] }, 400, 'lines.0.quantity'],
])('an order of %s is refused with words and changes nothing', async (_what, payload, status, words) => {
  const { ask } = openShop()
  const answer = await ask('POST', '/api/orders', { payload })
  expect([answer.status, answer.json.message]).toEqual([status, expect.stringContaining(words)])
  expect((await ask('GET', '/api/orders')).json.total).toBe(0)
  expect((await ask('GET', '/api/products/PAP-001')).json.stock).toBe(320)
})

test('customers are listed and found', async () => {
  const { ask } = openShop()
  expect((await ask('GET', '/api/customers?perPage=5')).json).toMatchObject({ total: 7, pages: 2 })
  expect((await ask('GET', '/api/customers/C-07')).json).toMatchObject({ email: 'grace@example.com' })
  expect((await ask('GET', '/api/customers/C-99')).status).toBe(404)
})

test.each([
  ['/api/reports/stock', `Basic ${btoa('practice:open sesame')}`, 'Basic'],
  ['/api/reports/sales', 'Bearer practice-token', 'Bearer'],
])('%s wants its log-in', async (url, authorization, scheme) => {
  const { ask } = openShop()
  const refused = await ask('GET', url, { headers: { authorization: 'Bearer wrong' } })
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, expect.stringContaining(scheme)])
  expect((await ask('GET', url, { headers: { authorization } })).status).toBe(200)
})

test('what misbehaves does so by turns, the same every time', async () => {
  const { ask } = openShop()
  const statuses = async (url: string) => {
    const seen = []
    for (let i = 0; i < 6; i += 1) seen.push((await ask('GET', url)).status)
    return seen
  }
  expect(await statuses('/api/trouble/flaky')).toEqual([500, 500, 200, 500, 500, 200])
  expect(await statuses('/api/trouble/down')).toEqual([503, 503, 200, 503, 503, 200])
  expect(await statuses('/api/trouble/busy')).toEqual([429, 200, 429, 200, 429, 200])
  expect((await ask('GET', '/api/trouble/busy')).headers['retry-after']).toBe('1')
  const { headers, status } = await ask('GET', '/api/trouble/redirect/1')
  expect([status, headers.location]).toEqual([302, '/api/trouble/redirect/2'])
  const malformed = await ask('GET', '/api/trouble/malformed')
  expect([malformed.headers['content-type'], malformed.json]).toEqual([expect.stringContaining('json'), undefined])
  expect(await ask('POST', '/api/trouble/lies')).toMatchObject({ status: 500, text: expect.stringContaining('saved') })
  expect((await ask('GET', '/api/trouble/slow?ms=1')).json).toEqual({ ok: true, waitedMs: 1 })
  expect((await ask('GET', '/api/trouble/slow?ms=999999')).status).toBe(400)
})

test('a reset is a new shop', async () => {
  const { ask } = openShop()
  await ask('POST', '/api/orders', { payload: order })
  await ask('GET', '/api/trouble/flaky')
  await ask('POST', '/api/reset')
  expect((await ask('GET', '/api/orders')).json.total).toBe(0)
  expect((await ask('GET', '/api/products/PAP-001')).json.stock).toBe(320)
  await ask('GET', '/api/trouble/flaky')
  await ask('GET', '/api/trouble/flaky')
  expect((await ask('GET', '/api/trouble/flaky')).status).toBe(200)
})

test('it says what it is and what it can do', async () => {
  expect((await openShop().ask('GET', '/')).json).toMatchObject({
    name: 'Practice shop',
    calls: expect.arrayContaining(['GET /api/products', 'POST /api/orders', 'GET /api/trouble/flaky']),
  })
})
