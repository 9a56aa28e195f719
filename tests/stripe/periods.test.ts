import { type Asker, ensureGrants, openCheckout, readUsage } from '@app/core'
import { type GrantRow, grants } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payCheckout } from './people.ts'
import { days, openProduct, PAGES, type Product } from './product.ts'

/** Buys, then lets time go by in steps of a few days; every step asks for the grant, as work would. */
async function live(start: string, priceId: string, { steps, late }: { steps: number; late?: boolean }) {
  const product = await openProduct(start)
  try {
    const user = await product.newUser()
    payCheckout(product.book, (await openCheckout(product.parts, user, { priceId, ...PAGES })).url, 'ok')
    await product.hear()
    for (let step = 0; step < steps; step += 1) {
      await product.pass(days(5))
      if (!late) await product.hear()
      await product.db.asUser(user.id, (tx) => ensureGrants(tx, user.id))
      // Word of the new period comes after work has already asked for it.
      if (late) await product.hear()
      await product.db.asUser(user.id, (tx) => ensureGrants(tx, user.id))
    }
    const usage = await product.db.asUser(user.id, (tx) => readUsage(tx, user.id))
    return { plans: await planGrants(product, user), periods: periodsOf(product), usage }
  } finally {
    await product.close()
  }
}

const planGrants = ({ db }: Product, user: Asker): Promise<GrantRow[]> =>
  db.asUser(user.id, (tx) =>
    tx
      .select()
      .from(grants)
      .where(and(eq(grants.userId, user.id), eq(grants.source, 'plan')))
      .orderBy(grants.validFrom),
  )

/** What Stripe has charged for, period by period. */
const periodsOf = ({ book }: Product): string[][] =>
  [...book.invoices.values()].map(({ lines }) => {
    const { start = 0, end = 0 } = lines.data[0]?.period ?? {}
    return [start, end].map((at) => new Date(at * 1_000).toISOString())
  })

const spans = (plans: GrantRow[]) =>
  plans.map(({ validFrom, expiresAt }) => [validFrom.toISOString(), expiresAt.toISOString()])

test.each([
  ['the 31st, over a leap year’s February', '2027-10-31T12:30:00Z', false],
  ['the 31st, with word of each period coming late', '2027-10-31T12:30:00Z', true],
  ['a night in which clocks change', '2027-03-28T01:30:00Z', false],
  ['29 February', '2028-02-29T23:59:59Z', true],
])(
  'B-25 monthly since %s: one grant for each period that was charged, to the second',
  async (_name, start, late) => {
    const { plans, periods, usage } = await live(start, 'price_starter_monthly', { steps: 34, late })
    expect(spans(plans)).toEqual(periods)
    expect(plans.every(({ amount }) => amount === 1_500)).toBe(true)
    // Nothing was used: the month before rolled over whole, and no more than that.
    expect(usage).toMatchObject({ granted: 3_000, rolledOver: 1_500 })
  },
  60_000,
)

test('B-25 a year from 29 February is twelve grants without a gap, and the next year goes on from there', async () => {
  const { plans, periods } = await live('2028-02-29T08:00:00Z', 'price_pro_yearly', { steps: 80 })
  expect(periods.slice(0, 2)).toEqual([
    ['2028-02-29T08:00:00.000Z', '2029-02-28T08:00:00.000Z'],
    ['2029-02-28T08:00:00.000Z', '2030-02-28T08:00:00.000Z'],
  ])
  const got = spans(plans)
  expect(got.slice(0, 2)).toEqual([
    ['2028-02-29T08:00:00.000Z', '2028-03-29T08:00:00.000Z'],
    ['2028-03-29T08:00:00.000Z', '2028-04-29T08:00:00.000Z'],
  ])
  expect(got[11]?.[1]).toBe('2029-02-28T08:00:00.000Z')
  expect(got.every(([from], at) => at === 0 || from === got[at - 1]?.[1])).toBe(true)
  expect(plans.every(({ amount }) => amount === 8_000)).toBe(true)
}, 60_000)
