import { readAdminAnalytics } from '@app/core'
import { afterAll, expect, test } from 'vitest'
import { customersOf } from './customers.ts'
import { refund } from './money-routes.ts'
import { days, openProduct } from './product.ts'

const product = await openProduct('2027-03-10T09:00:00Z')
const { db, book, parts, pass, hear } = product
const { subscriber, chargedTo } = customersOf(product)
afterAll(() => product.close())

const figures = (range: '24h' | '30d') => readAdminAnalytics(db, { range, mode: parts.payments.mode, asker: undefined })

test('revenue is what was really paid, to the cent and once, less what went back', async () => {
  const ada = await subscriber('price_pro_monthly')
  const bob = await subscriber('price_starter_monthly')
  await hear()
  expect((await figures('24h')).totalRevenue).toBe(14_700 + 3_900)
  for (const invoice of book.invoices.values()) book.tell('invoice.paid', invoice)
  await hear()
  expect((await figures('24h')).totalRevenue).toBe(14_700 + 3_900)
  const [charge] = chargedTo(bob)
  if (!charge) throw new Error('Nothing was charged.')
  refund(book, charge, 1_950)
  await hear()
  refund(book, charge, 950)
  await hear()
  const after = await figures('24h')
  expect(after.totalRevenue).toBe(14_700 + 1_000)
  expect(after.topUsers.map(({ userId, totalSpend, tier }) => [userId, totalSpend, tier])).toEqual([
    [ada.id, 14_700, 'professional'],
    [bob.id, 1_000, 'starter'],
  ])
  await pass(days(2))
  expect((await figures('24h')).totalRevenue).toBe(0)
  expect((await figures('30d')).totalRevenue).toBe(15_700)
})
