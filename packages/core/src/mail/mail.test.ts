import { grants, type MailRow, mails, recordEvent, settings, tasks } from '@app/db'
import { DEFAULT_SETTINGS, FREE_TIER } from '@app/spec'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { eventsSettled, fileDatabase, mintUser } from '../testing.ts'
import { claimMail } from './claim-mail.ts'
import { mailReceipt } from './mail-receipt.ts'
import { mailUsage } from './mail-usage.ts'
import { queueMail } from './queue-mail.ts'
import { queueMails } from './queue-mails.ts'
import { recordMail } from './record-mail.ts'
import { type DeliverMail, sendMail } from './send-mail.ts'
import { sweepMails } from './sweep-mails.ts'

const db = await fileDatabase()
const never = new AbortController().signal
const invoice = { number: 'A-7', plan: 'Pro', amountCents: 4_900, currency: 'usd', paidAt: '2026-05-01T10:00:00.000Z' }

beforeEach(() => db.asSystem((tx) => tx.delete(mails)))

const mailsOf = (user: Asker) => db.asUser(user.id, (tx) => tx.select().from(mails).where(eq(mails.userId, user.id)))
const kindsOf = async (user: Asker) => (await mailsOf(user)).map(({ kind }) => kind)
const switchOff = (user: Asker) =>
  db.asUser(user.id, (tx) =>
    tx.insert(settings).values({ ...DEFAULT_SETTINGS, userId: user.id, emailNotifications: false }),
  )
const receipt = (user: Asker, invoiceId = newId()) =>
  db.asUser(user.id, (tx) => mailReceipt(tx, { userId: user.id, invoiceId, ...invoice }))
const failure = (user: Asker, key = newId()) =>
  db.asUser(user.id, (tx) =>
    queueMail(tx, { userId: user.id, kind: 'task-failed', key, values: { taskId: 't1', taskName: 'Read prices' } }),
  )
const runOutLeases = () => db.asSystem((tx) => tx.update(mails).set({ nextAt: sql`now()` }))

/** Sends as they are due, with whatever is handed in. */
async function sendAll(deliver: DeliverMail): Promise<MailRow[]> {
  const sent: MailRow[] = []
  for (let mail = await claimMail(db); mail; mail = await claimMail(db)) {
    await sendMail({ db, deliver, signal: never }, mail)
    sent.push(mail)
  }
  return sent
}

async function readEvents() {
  await eventsSettled(db)
  while ((await queueMails(db)) > 0);
}

/** A task that did something, told as the engine tells it. */
async function happened(
  user: Asker,
  type: string,
  reason: string | null,
  over: Partial<typeof tasks.$inferInsert> = {},
) {
  const taskId = newId()
  await db.asUser(user.id, async (tx) => {
    await tx.insert(tasks).values({ id: taskId, userId: user.id, name: 'Read prices', ...over })
    await recordEvent(tx, { userId: user.id, type, taskId, data: { reason } })
  })
  return taskId
}

async function useUp(user: Asker, used: number) {
  const values = {
    id: newId(),
    userId: user.id,
    source: 'plan',
    amount: FREE_TIER.actionLimit,
    used,
    validFrom: sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
    expiresAt: sql`(date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC'`,
  } as const
  await db.asUser(user.id, (tx) => tx.insert(grants).values(values))
}

describe('what is written', () => {
  test('a task that failed, needs a person or waits for approval is told once; what a person did themselves is not', async () => {
    const ada = await mintUser(db)
    const failed = await happened(ada, 'task.failed', null)
    await happened(ada, 'task.failed', 'cancelled')
    await happened(ada, 'task.paused', 'awaiting-approval')
    await happened(ada, 'task.paused', 'needs-review')
    await happened(ada, 'task.paused', 'paused')
    await happened(ada, 'task.failed', null, { dryRun: true })
    await happened(ada, 'task.completed', null)
    await readEvents()
    expect((await kindsOf(ada)).sort()).toEqual(['approval-waits', 'task-failed', 'task-needs-review'])
    expect((await mailsOf(ada)).find(({ kind }) => kind === 'task-failed')?.values).toEqual({
      taskId: failed,
      taskName: 'Read prices',
    })
    expect(await queueMails(db)).toBe(0)
    expect(await mailsOf(ada)).toHaveLength(3)
  })

  test('B-24 at 80 percent of the actions one mail is written, under twenty attempts at once', async () => {
    const ada = await mintUser(db)
    await useUp(ada, FREE_TIER.actionLimit * 0.8)
    const tell = () => db.asUser(ada.id, (tx) => mailUsage(tx, ada.id))
    const told = await Promise.all(Array.from({ length: 20 }, tell))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await kindsOf(ada)).toEqual(['usage-high'])
    await db.asUser(ada.id, (tx) => tx.update(grants).set({ used: FREE_TIER.actionLimit }))
    const again = await Promise.all(Array.from({ length: 20 }, tell))
    expect(again.filter(Boolean)).toHaveLength(1)
    expect(await kindsOf(ada)).toEqual(['usage-high', 'usage-reached'])
  })

  test('B-24 below 80 percent nothing is said', async () => {
    const ada = await mintUser(db)
    await useUp(ada, FREE_TIER.actionLimit * 0.8 - 1)
    await happened(ada, 'task.completed', null)
    await readEvents()
    expect(await mailsOf(ada)).toEqual([])
  })

  test('the end of a task is when the count is looked at', async () => {
    const ada = await mintUser(db)
    await useUp(ada, FREE_TIER.actionLimit)
    await happened(ada, 'task.completed', null)
    await readEvents()
    expect(await kindsOf(ada)).toEqual(['usage-reached'])
  })

  test('one receipt an invoice, however often the provider tells of it', async () => {
    const ada = await mintUser(db)
    expect([await receipt(ada, 'in_1'), await receipt(ada, 'in_1'), await receipt(ada, 'in_2')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await mailsOf(ada)).toHaveLength(2)
  })

  test('decision 25: with the switch off nothing is written about work, and receipts still are', async () => {
    const ada = await mintUser(db)
    await switchOff(ada)
    await happened(ada, 'task.failed', null)
    await readEvents()
    expect(await receipt(ada)).toBe(true)
    expect(await kindsOf(ada)).toEqual(['receipt'])
  })

  test('S-80 an agent that fails without end fills no letter box', async () => {
    const ada = await mintUser(db)
    for (let n = 0; n < 15; n += 1) await failure(ada)
    expect(await mailsOf(ada)).toHaveLength(10)
    expect(await receipt(ada)).toBe(true)
  })

  test('a mail whose cause is rolled back was never written', async () => {
    const ada = await mintUser(db)
    const broken = db.asUser(ada.id, async (tx) => {
      await mailReceipt(tx, { userId: ada.id, invoiceId: 'in_9', ...invoice })
      throw new Error('the payment could not be recorded')
    })
    await expect(broken).rejects.toThrow('recorded')
    expect(await mailsOf(ada)).toEqual([])
  })
})

describe('how it is sent', () => {
  test('a mail goes to its reader once, whoever else looks for work', async () => {
    const ada = await mintUser(db)
    for (let n = 0; n < 5; n += 1) await receipt(ada)
    const seen: string[] = []
    const deliver: DeliverMail = async ({ id }, { email }) => {
      expect(email).toBe(ada.email)
      seen.push(id)
      return { status: 'sent' }
    }
    await Promise.all(Array.from({ length: 6 }, () => sendAll(deliver)))
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
    expect((await mailsOf(ada)).every(({ status, endedAt }) => status === 'sent' && endedAt)).toBe(true)
  })

  test('a crash between claim and sending loses nothing: after the lease another worker sends it', async () => {
    const ada = await mintUser(db)
    await receipt(ada)
    const dead = await claimMail(db)
    expect(dead?.attempts).toBe(1)
    expect(await claimMail(db)).toBeUndefined()
    await runOutLeases()
    const [taken] = await sendAll(async () => ({ status: 'sent' }))
    expect(taken).toMatchObject({ id: dead?.id, attempts: 2 })
    // The one given up for dead comes back and has no say any more.
    if (dead) await db.asUser(ada.id, (tx) => recordMail(tx, dead, { words: 'too late' }))
    expect(await mailsOf(ada)).toMatchObject([{ status: 'sent', errorMessage: null }])
  })

  test('what cannot be sent is tried again later and later, and given up in the end', async () => {
    const ada = await mintUser(db)
    await receipt(ada)
    const away: DeliverMail = async () => {
      throw new Error('The mail server did not answer.')
    }
    await sendAll(away)
    const [first] = await mailsOf(ada)
    expect(first).toMatchObject({ status: 'waiting', attempts: 1, errorMessage: 'The mail server did not answer.' })
    expect(first && first.nextAt > new Date()).toBe(true)
    for (let n = 0; n < 8; n += 1) {
      await runOutLeases()
      await sendAll(away)
    }
    expect(await mailsOf(ada)).toMatchObject([{ status: 'failed', attempts: 8 }])
  })

  test('R-03 what may have arrived is not sent again', async () => {
    const ada = await mintUser(db)
    await receipt(ada)
    await sendAll(async () => ({ words: 'It broke off before it said whether it took it.', final: true }))
    await runOutLeases()
    expect(await sendAll(async () => ({ status: 'sent' }))).toEqual([])
    expect(await mailsOf(ada)).toMatchObject([{ status: 'failed' }])
  })

  test('decision 25: switched off after it was written, it is not sent', async () => {
    const ada = await mintUser(db)
    await failure(ada)
    await switchOff(ada)
    await sendAll(async () => expect.fail('nobody wants this'))
    expect(await mailsOf(ada)).toMatchObject([{ status: 'withdrawn' }])
  })

  test('a one-time link is forgotten once it has gone, and one that has run out is not sent', async () => {
    const ada = await mintUser(db)
    const link = (token: string, expiresAt: Date) =>
      db.asUser(ada.id, (tx) =>
        queueMail(tx, {
          userId: ada.id,
          kind: 'reset-password',
          key: token,
          values: { token, expiresAt: expiresAt.toISOString() },
        }),
      )
    await link('good', new Date(Date.now() + 60_000))
    await link('stale', new Date(Date.now() - 1_000))
    const sent: unknown[] = []
    await sendAll(async ({ values }) => {
      sent.push('token' in values && values.token)
      return { status: 'sent' }
    })
    expect(sent).toEqual(['good'])
    const rows = await mailsOf(ada)
    expect(rows.map(({ status }) => status).sort()).toEqual(['failed', 'sent'])
    expect(rows.every(({ values }) => Object.keys(values).length === 0)).toBe(true)
  })

  test('old mails are swept, those that wait are not', async () => {
    const ada = await mintUser(db)
    await receipt(ada, 'in_1')
    await receipt(ada, 'in_2')
    const old = { createdAt: sql`now() - interval '91 days'` }
    await db.asUser(ada.id, async (tx) => {
      await tx.update(mails).set(old)
      await tx
        .update(mails)
        .set({ status: 'sent' })
        .where(and(eq(mails.userId, ada.id), eq(mails.key, 'receipt:in_1')))
    })
    expect(await sweepMails(db)).toBe(1)
    expect(await mailsOf(ada)).toMatchObject([{ key: 'receipt:in_2' }])
  })
})
