import { prepared, type Transaction } from '@app/db'

/** Any number will do, as long as every process takes the same. */
export const LEDGER = 7_202_602

/**
 * One writer of grants at a time, until the transaction ends. Whoever takes it ends without waiting for the disk, so it
 * is held for a millisecond or two; row locks alone, taken by several in different orders, would sooner or later wait for
 * each other. Sent at once when called: what is sent after it waits behind it.
 */
export async function lockLedger(tx: Transaction): Promise<void> {
  await prepared(tx, LOCK, [])
}

const LOCK = { name: 'lock-ledger', text: `select pg_advisory_xact_lock(${LEDGER})` }
