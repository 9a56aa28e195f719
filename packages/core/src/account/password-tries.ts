import { type Database, passwordTries } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { Fault } from '../fault.ts'

/** A person mistypes a few times; then each further try waits twice as long as the one before, up to a quarter of an hour. */
const FREE_TRIES = 5
const LONGEST_S = 15 * 60
/** After a day without a try, everything begins anew. */
export const TRIES_KEPT_HOURS = 24

/**
 * Counts a try before anybody looks whether it is right, so that a thousand at once are not all the first. Refused while
 * the one before it still holds; a try that is refused makes the wait no longer.
 */
export async function countPasswordTry(db: Database, subject: string): Promise<void> {
  const { tries, freeAt, triedAt } = passwordTries
  const count = sql<number>`case when ${triedAt} < now() - make_interval(hours => ${TRIES_KEPT_HOURS}) then 1 else ${tries} + 1 end`
  const wait = sql`make_interval(secs => case when ${count} < ${FREE_TRIES} then 0 else least(power(2, ${count} - ${FREE_TRIES}), ${LONGEST_S}) end)`
  const left = await db.asSystem(async (tx) => {
    const counted = await tx
      .insert(passwordTries)
      .values({ subject, tries: 1, freeAt: sql`now()`, triedAt: sql`now()` })
      .onConflictDoUpdate({
        target: passwordTries.subject,
        set: { tries: count, freeAt: sql`now() + ${wait}`, triedAt: sql`now()` },
        setWhere: sql`${freeAt} <= now()`,
      })
      .returning({ tries })
    if (counted.length > 0) return 0
    const seconds = sql<number>`ceil(extract(epoch from ${freeAt} - now()))::int`
    const [row] = await tx.select({ seconds }).from(passwordTries).where(eq(passwordTries.subject, subject))
    return Math.max(1, row?.seconds ?? 1)
  })
  if (left > 0) throw new TooManyTries(left)
}

/** It was right: what came before is forgotten. */
export async function forgetPasswordTries(db: Database, subject: string): Promise<void> {
  await db.asSystem((tx) => tx.delete(passwordTries).where(eq(passwordTries.subject, subject)))
}

export class TooManyTries extends Fault {
  readonly seconds: number

  constructor(seconds: number) {
    super('too-many', `Too many wrong passwords. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`)
    this.seconds = seconds
  }
}
