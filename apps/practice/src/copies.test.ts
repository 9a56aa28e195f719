import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPractice } from './create-practice.ts'

describe('everybody has a copy', () => {
  const site = createPractice()
  let base = ''
  beforeAll(async () => {
    await site.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`
  })
  afterAll(() => site.close())

  const order = (who: string) =>
    fetch(`${base}${who}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerId: 'C-01', lines: [{ sku: 'PEN-002', quantity: 1 }] }),
    })
  const orders = async (who: string) =>
    ((await (await fetch(`${base}${who}/api/orders`)).json()) as { total: number }).total

  test('what one orders, another does not see; a reset is one’s own', async () => {
    expect((await order('/u/alice')).status).toBe(201)
    expect((await order('/u/bobby')).status).toBe(201)
    expect([await orders('/u/alice'), await orders('/u/bobby'), await orders('')]).toEqual([1, 1, 0])
    await fetch(`${base}/u/alice/api/reset`, { method: 'POST' })
    expect([await orders('/u/alice'), await orders('/u/bobby')]).toEqual([0, 1])
  })

  test('links, forms, redirects, cookies and scripts stay in the copy', async () => {
    const page = await fetch(`${base}/u/alice`, { headers: { accept: 'text/html' } })
    expect(page.url).toBe(`${base}/u/alice/shop`)
    const html = await page.text()
    expect(html).toContain('data-base="/u/alice/"')
    expect([...html.matchAll(/(?:href|action)="(?!\/u\/alice\/)/g)]).toEqual([])
    const answer = await fetch(`${base}/u/alice/log-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ username: 'ada', password: 'practice makes perfect' }),
    })
    expect(answer.headers.get('location')).toBe('/u/alice/account')
    expect(answer.headers.get('set-cookie')).toContain('Path=/u/alice/')
    const next = (await fetch(`${base}/u/alice/api/products?perPage=2`)).headers.get('link')
    expect(next).toBe('</u/alice/api/products?perPage=2&page=2>; rel="next"')
  })
})
