import { type Asker, holdActions, openCheckout, readUsage } from '@app/core'
import { grants, tasks } from '@app/db'
import { payCheckout } from './people.ts'
import { PAGES, type Product } from './product.ts'

/** What tests do with customers, and look up about them on either side. */
export function customersOf({ db, book, parts, hear, newUser }: Product) {
  const page = (user: Asker, priceId: string) => openCheckout(parts, user, { priceId, ...PAGES })
  const customerOf = (user: Asker) =>
    [...book.customers.values()].find(({ metadata }) => metadata.user_id === user.id)?.id ?? ''
  const newTask = async (user: Asker, values: Partial<typeof tasks.$inferInsert> = {}): Promise<string> => {
    const id = `task-${Math.random().toString(36).slice(2)}`
    await db.asUser(user.id, (tx) =>
      tx.insert(tasks).values({ id, userId: user.id, name: 'x', status: 'running', ...values }),
    )
    return id
  }
  return {
    page,
    newTask,
    /** Somebody who pays, and whose plan has arrived. */
    subscriber: async (priceId = 'price_starter_monthly'): Promise<Asker> => {
      const user = await newUser()
      payCheckout(book, (await page(user, priceId)).url, 'ok')
      await hear()
      return user
    },
    limitOf: async (user: Asker) => (await db.asUser(user.id, (tx) => readUsage(tx, user.id))).granted,
    grantsOf: (user: Asker) => db.asUser(user.id, (tx) => tx.select().from(grants).orderBy(grants.validFrom)),
    subscriptionsOf: (user: Asker) =>
      [...book.subscriptions.values()].filter((one) => one.customer === customerOf(user)),
    chargedTo: (user: Asker) => [...book.charges.values()].filter((one) => one.customer === customerOf(user)),
    customerOf,
    hold: async (user: Asker, wanted: number) => {
      const taskId = await newTask(user)
      const held = await db.asUser(user.id, (tx) => holdActions(tx, [{ taskId, userId: user.id, wanted }]))
      return held.get(taskId) ?? 0
    },
  }
}
