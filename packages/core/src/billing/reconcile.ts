import { type BillingAccountRow, billingAccounts, type SubscriptionRow, subscriptions, type Transaction } from '@app/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import { differenceOf } from './difference-of.ts'
import { endOtherMode } from './end-other-mode.ts'
import { mendAccount } from './mend-account.ts'
import type { BillingParts, PaidSubscription } from './port.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { accountFacts, byAge, isLive, planFacts } from './standing.ts'

const PAGE = 500

export interface Reconciled {
  looked: number
  mended: number
}

/** B-05: an event may never have come. Compares what the provider has with what is written here, and mends it. */
export async function reconcile(parts: BillingParts, signal?: AbortSignal): Promise<Reconciled> {
  await endOtherMode(parts)
  const theirs = await listByCustomer(parts)
  const done = await compareAccounts(parts, theirs, signal)
  if (signal?.aborted) return done
  // Nobody's here. It may be another installation's, or an account's that was deleted: a person decides.
  for (const [id, list] of theirs)
    parts.note('a subscription belongs to nobody here', { customer: { id }, subscriptions: list.map((one) => one.id) })
  await reconcileRefunds(parts)
  return done
}

type ByCustomer = Map<string, PaidSubscription[]>

async function listByCustomer({ payments }: BillingParts): Promise<ByCustomer> {
  const found: ByCustomer = new Map()
  for await (const one of payments.listAllSubscriptions())
    if (isLive(one)) found.set(one.customerId, [...(found.get(one.customerId) ?? []), one])
  return found
}

/** What belongs to somebody here is taken out of `theirs`. */
async function compareAccounts(
  parts: BillingParts,
  theirs: ByCustomer,
  signal: AbortSignal | undefined,
): Promise<Reconciled> {
  const done = { looked: 0, mended: 0 }
  for (let last = ''; ; ) {
    const after: string = last
    const page: Known[] = await parts.db.asSystem((tx) => readPage(tx, parts.payments.mode, after))
    for (const { account, plan } of page) {
      if (signal?.aborted) return done
      done.looked += 1
      if (!isRight(account, plan, theirs.get(account.customerId) ?? []))
        done.mended += Number(await mendAccount(parts, account.userId, 'reconciled'))
      theirs.delete(account.customerId)
    }
    last = page.at(-1)?.account.userId ?? ''
    if (page.length < PAGE) return done
  }
}

interface Known {
  account: BillingAccountRow
  plan: SubscriptionRow | null
}

function isRight(account: BillingAccountRow, plan: SubscriptionRow | null, theirs: PaidSubscription[]): boolean {
  const [paid, ...more] = theirs.sort(byAge)
  if (more.length > 0) return false
  const facts = accountFacts(paid, account, account.pastDueSince ?? new Date(0))
  return differenceOf(account, plan ?? undefined, facts, planFacts(paid, facts)) === undefined
}

const readPage = (tx: Transaction, mode: 'test' | 'live', after: string): Promise<Known[]> =>
  tx
    .select({ account: billingAccounts, plan: subscriptions })
    .from(billingAccounts)
    .leftJoin(subscriptions, eq(subscriptions.userId, billingAccounts.userId))
    .where(and(eq(billingAccounts.mode, mode), gt(billingAccounts.userId, after)))
    .orderBy(asc(billingAccounts.userId))
    .limit(PAGE)
