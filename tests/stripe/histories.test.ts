import {
  type Asker,
  cancelPlan,
  changePlan,
  chargeSteps,
  ensureGrants,
  Fault,
  holdActions,
  openCheckout,
  reconcile,
  resumePlan,
  settleTasks,
  startPayment,
  syncAccount,
  undoChange,
} from '@app/core'
import { actions, type GrantRow, grants, tasks } from '@app/db'
import { BILLING_INTERVALS, findPrice, listPrices, PLAN_IDS } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Mishap } from './deliver.ts'
import { refund } from './money-routes.ts'
import { changeCard, payCheckout, payForm, payInvoice } from './people.ts'
import { days, openProduct, PAGES } from './product.ts'

const product = await openProduct('2027-12-31T10:00:00Z')
const { db, book, parts, pass, hear, billing, newUser } = product
afterAll(() => product.close())

const prices = fc.constantFrom(...listPrices())
const cards = fc.constantFrom('ok', 'ok', 'ok', 'declined', '3ds')
const mishaps = fc.array(fc.constantFrom<Mishap>('none', 'none', 'twice', 'lost', 'late'), {
  minLength: 1,
  maxLength: 5,
})

const operation = fc.oneof(
  fc.record({ do: fc.constant('buy on the page' as const), price: prices, card: cards }),
  fc.record({ do: fc.constant('buy in the form' as const), price: prices, card: cards }),
  fc.record({
    do: fc.constant('change plan' as const),
    plan: fc.constantFrom(...PLAN_IDS),
    interval: fc.constantFrom(...BILLING_INTERVALS),
  }),
  fc.record({
    do: fc.constantFrom('undo' as const, 'cancel' as const, 'resume' as const, 'pay what is open' as const),
  }),
  fc.record({ do: fc.constant('change card' as const), card: cards }),
  fc.record({ do: fc.constant('refund' as const), share: fc.double({ min: 0.1, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('time passes' as const), days: fc.constantFrom(1, 8, 31, 31, 45) }),
  fc.record({ do: fc.constant('webhooks' as const), backwards: fc.boolean(), mishaps }),
  fc.record({
    do: fc.constant('work' as const),
    want: fc.integer({ min: 1, max: 900 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constant('reconcile' as const) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never

const grantsOf = (user: Asker): Promise<GrantRow[]> =>
  db.asUser(user.id, (tx) =>
    tx.select().from(grants).where(eq(grants.userId, user.id)).orderBy(grants.validFrom, grants.source),
  )
const customerOf = (user: Asker) =>
  [...book.customers.values()].find(({ metadata }) => metadata.user_id === user.id)?.id ?? ''
const ofCustomer = <Thing extends { customer: string }>(shelf: ReadonlyMap<string, Thing>, user: Asker): Thing[] =>
  [...shelf.values()].filter(({ customer }) => customer === customerOf(user))
const liveOf = (user: Asker) =>
  ofCustomer(book.subscriptions, user).filter(({ status }) => status === 'active' || status === 'past_due')

/** What a person is refused in words is part of life; anything else is a bug. */
const asPersonWould = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Fault) || error.code === 'bug' || error.code === 'unavailable') throw error
  })

/** A task that sets actions aside, takes some steps and ends, as the engine does it. */
async function work(user: Asker, want: number, share: number): Promise<void> {
  const taskId = `t-${book.id('task')}`
  const before = new Map((await grantsOf(user)).map(({ id, reserved }) => [id, reserved]))
  const held = await db.asUser(user.id, async (tx) => {
    await tx.insert(tasks).values({ id: taskId, userId: user.id, name: 'x', status: 'running' })
    return (await holdActions(tx, [{ taskId, userId: user.id, wanted: want }])).get(taskId) ?? 0
  })
  for (const { id, reserved, validFrom, expiresAt } of await grantsOf(user)) {
    if (reserved <= (before.get(id) ?? 0)) continue
    expect(validFrom.getTime()).toBeLessThanOrEqual(book.now * 1_000)
    expect(expiresAt.getTime()).toBeGreaterThan(book.now * 1_000)
  }
  const used = Math.floor(held * share)
  const steps = Array.from({ length: used }, (_, position) => ({ userId: user.id, taskId, position, tool: 'http.get' }))
  await db.asUser(user.id, async (tx) => {
    if (used > 0) await chargeSteps(tx, steps)
    const end = { actionsUsed: used, status: 'completed', endedAt: sql`now()` } as const
    await tx.update(tasks).set(end).where(eq(tasks.id, taskId))
  })
}

async function live(user: Asker, one: Operation): Promise<unknown> {
  switch (one.do) {
    case 'buy on the page':
      return asPersonWould(
        openCheckout(parts, user, { priceId: one.price.id, ...PAGES }).then(({ url }) =>
          payCheckout(book, url, one.card),
        ),
      )
    case 'buy in the form': {
      const order = { amount: one.price.cents / 100, planType: one.price.planType }
      return asPersonWould(
        startPayment(parts, user, order).then(({ clientSecret }) => payForm(book, clientSecret, one.card)),
      )
    }
    case 'change plan':
      return asPersonWould(changePlan(parts, user, { plan: one.plan, interval: one.interval }))
    case 'undo':
      return asPersonWould(undoChange(parts, user))
    case 'cancel':
      return asPersonWould(cancelPlan(parts, user))
    case 'resume':
      return asPersonWould(resumePlan(parts, user))
    case 'pay what is open':
      return ofCustomer(book.invoices, user).map((invoice) => payInvoice(book, invoice.hosted_invoice_url))
    case 'change card':
      return customerOf(user) && changeCard(book, customerOf(user), one.card)
    case 'refund': {
      const charge = ofCustomer(book.charges, user).findLast((paid) => paid.amount_refunded < paid.amount)
      return charge && refund(book, charge, Math.ceil(charge.amount * one.share))
    }
    case 'time passes':
      return pass(days(one.days))
    case 'webhooks': {
      let at = 0
      return hear({ backwards: one.backwards, mishap: () => one.mishaps[at++ % one.mishaps.length] ?? 'none' })
    }
    case 'work':
      return work(user, one.want, one.share)
    case 'reconcile':
      return reconcile(parts)
  }
}

/** B-25, as far as it can be seen at any moment. */
async function holdsAlways(user: Asker): Promise<void> {
  const { tier, status } = await billing(user)
  if (tier === 'micro') return
  expect(['active', 'past-due', 'suspended']).toContain(status)
  // A plan in force was paid for.
  const paid = ofCustomer(book.invoices, user).filter((invoice) => invoice.status === 'paid')
  expect(paid.length).toBeGreaterThan(0)
}

async function holdsInTheEnd(user: Asker): Promise<void> {
  while (await settleTasks(db));
  const all = await grantsOf(user)
  const sum = (pick: (grant: GrantRow) => number) => all.reduce((total, grant) => total + pick(grant), 0)
  expect(sum(({ used }) => used)).toBe(
    await db.asUser(user.id, (tx) => tx.$count(actions, eq(actions.userId, user.id))),
  )
  expect(sum(({ reserved }) => reserved)).toBe(0)
  for (const grant of all) {
    expect(grant.used).toBeLessThanOrEqual(grant.amount)
    if (!grant.rolledInto) continue
    // What rolled over was left of a plan's own grant, once, and there is no more of it than was left.
    expect(grant.source).toBe('plan')
    const into = all.find(({ id }) => id === grant.rolledInto)
    expect(into?.source).toBe('rollover')
    expect(into?.amount).toBeLessThanOrEqual(grant.amount - grant.used)
  }
  const [paid, ...more] = liveOf(user)
  expect(more).toEqual([])
  const price = paid && findPrice(paid.items.data[0].price.lookup_key ?? '')
  expect((await billing(user)).tier).toBe(price?.plan.tier ?? 'micro')
  // Nobody was charged twice for one invoice.
  const invoices = ofCustomer(book.charges, user).map(({ invoice_id }) => invoice_id)
  expect(new Set(invoices).size).toBe(invoices.length)
}

async function replaysAreNothing(user: Asker): Promise<void> {
  const look = async () => JSON.stringify([await grantsOf(user), await billing(user)])
  // A period's grant is made when it is first asked for; that is not a replay's doing.
  await db.asUser(user.id, (tx) => ensureGrants(tx, user.id))
  const before = await look()
  for (const one of liveOf(user)) book.tell('customer.subscription.updated', one)
  // What went back long ago, and was never heard of, has no grant any more that it could take from.
  const lately = [...book.refunds.values()].filter(({ created }) => created > book.now - days(35))
  for (const { charge } of lately) book.tell('charge.refunded', book.charges.get(charge))
  await hear({ backwards: true, mishap: () => 'twice' })
  await syncAccount(parts, user.id)
  expect(await reconcile(parts)).toMatchObject({ mended: 0 })
  expect(await look()).toBe(before)
}

test('B-25 whatever people, cards, Stripe and the network do in whatever order, plan and ledger come out right', async () => {
  const history = async (operations: Operation[]) => {
    const user = await newUser()
    for (const one of operations) {
      await live(user, one)
      await holdsAlways(user)
    }
    await hear()
    await reconcile(parts)
    await holdsInTheEnd(user)
    await replaysAreNothing(user)
    // Later histories are not slowed by renewals of this one.
    for (const one of ofCustomer(book.subscriptions, user)) book.subscriptions.delete(one.id)
    for (const one of ofCustomer(book.sessions, user)) book.sessions.delete(one.id)
    await syncAccount(parts, user.id)
  }
  const seed = Date.now() % 2_147_483_647
  console.log(`billing histories: seed ${seed}`)
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), history), {
    numRuns: 40,
    seed,
  })
}, 300_000)
