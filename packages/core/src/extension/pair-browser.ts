import type { Paired } from '@app/contract'
import { type Database, pairedBrowsers, pairingCodes, recordEvent, type Transaction, users } from '@app/db'
import { PAIRING_CODE_MINUTES } from '@app/spec'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { accessChanged } from '../account/access-changed.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { makeBrowserKeys } from './browser-keys.ts'
import { isHashOf, readCode } from './codes.ts'

/** Whoever found the first half may guess the second this often; then the code is gone. */
const MOST_WRONG = 5

export interface NewBrowser {
  code: string
  name: string
  /** The extension's own, as the browser says it: its keys work from nowhere else. */
  origin: string
}

/** A browser for a code. A wrong one is counted even though it is refused, so the refusal comes after the transaction. */
export async function pairBrowser(db: Database, browser: NewBrowser): Promise<Paired> {
  const paired = await db.asSystem(async (tx) => {
    const userId = await useCode(tx, browser.code)
    return userId ? addBrowser(tx, userId, browser) : undefined
  })
  if (paired) return paired
  throw new Fault(
    'forbidden',
    `This code does not work. It may be mistyped, used already, or older than ${PAIRING_CODE_MINUTES} minutes: make a new one.`,
  )
}

async function useCode(tx: Transaction, typed: string): Promise<string | undefined> {
  const code = readCode(typed)
  if (!code) return undefined
  const rows = await tx
    .select()
    .from(pairingCodes)
    .where(and(eq(pairingCodes.locator, code.locator), gt(pairingCodes.expiresAt, sql`now()`)))
    .for('update')
  // All are compared, and each in constant time.
  const [right] = rows.filter(({ secretHash }) => isHashOf(code.secret, secretHash))
  if (right) await tx.delete(pairingCodes).where(eq(pairingCodes.userId, right.userId))
  else await countWrong(tx, rows)
  return right?.userId
}

async function countWrong(tx: Transaction, rows: readonly { userId: string; wrong: number }[]): Promise<void> {
  const [spent, left] = [rows.filter(({ wrong }) => wrong + 1 >= MOST_WRONG), rows.map(({ userId }) => userId)]
  const gone = spent.map(({ userId }) => userId)
  if (gone.length > 0) await tx.delete(pairingCodes).where(inArray(pairingCodes.userId, gone))
  if (left.length === 0) return
  await tx
    .update(pairingCodes)
    .set({ wrong: sql`${pairingCodes.wrong} + 1` })
    .where(inArray(pairingCodes.userId, left))
}

async function addBrowser(tx: Transaction, userId: string, { name, origin }: NewBrowser): Promise<Paired | undefined> {
  const [user] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.banned, false)))
  if (!user) return undefined
  const { keys, columns } = makeBrowserKeys(new Date())
  const id = newId()
  await tx.insert(pairedBrowsers).values({ id, userId, name, origin, ...columns })
  await recordEvent(tx, accessChanged(userId))
  return { ...keys, id, userName: user.name }
}
