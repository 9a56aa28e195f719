import { approvals, type Database, pushAddresses, settings, type Transaction } from '@app/db'
import { DEFAULT_LANGUAGE, type Language } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

/** Approvals told of in one round. */
const AT_ONCE = 50

/** What reaches the browser, encrypted for it alone on the way; a locked screen shows it, so nothing of the work is in it. */
export interface PushMessage {
  title: string
  url: string
}

export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Hands a message to the browser's own push service; `gone` where it knows this browser no longer. */
export type Push = (target: PushTarget, message: PushMessage, signal: AbortSignal) => Promise<'sent' | 'gone'>

interface PushParts {
  db: Database
  push: Push
  signal: AbortSignal
  onError: (error: unknown) => void
}

/** Tells browsers of what began to wait since the last time. A nudge, told once: what waits is in the product anyway. */
export async function sendPushes({ db, push, signal, onError }: PushParts): Promise<void> {
  const waiting = await db.asSystem(claim)
  for (const { userId, language } of waiting) {
    const { needsYou } = await loadTexts(language ?? DEFAULT_LANGUAGE, 'notices')
    const message = { title: needsYou, url: '/dashboard' }
    const targets = await db.asSystem((tx) => tx.select().from(pushAddresses).where(eq(pushAddresses.userId, userId)))
    for (const { endpoint, p256dh, auth } of targets) {
      const outcome = await push({ endpoint, keys: { p256dh, auth } }, message, signal).catch(onError)
      if (outcome === 'gone')
        await db.asSystem((tx) => tx.delete(pushAddresses).where(eq(pushAddresses.endpoint, endpoint)))
    }
  }
}

interface Waiting {
  userId: string
  language: Language | null
}

/** Marked as told before it is: twice would be worse than never. */
async function claim(tx: Transaction): Promise<Waiting[]> {
  const found = await tx
    .select({ id: approvals.id, userId: approvals.userId, language: settings.language })
    .from(approvals)
    .leftJoin(settings, eq(settings.userId, approvals.userId))
    .where(
      and(
        eq(approvals.status, 'waiting'),
        isNull(approvals.pushedAt),
        gt(approvals.expiresAt, sql`now()`),
        sql`exists (select 1 from ${pushAddresses} where ${pushAddresses.userId} = ${approvals.userId})`,
      ),
    )
    .orderBy(approvals.createdAt)
    .limit(AT_ONCE)
    .for('update', { of: approvals, skipLocked: true })
  if (found.length > 0)
    await tx
      .update(approvals)
      .set({ pushedAt: sql`now()` })
      .where(
        inArray(
          approvals.id,
          found.map(({ id }) => id),
        ),
      )
  return found
}
