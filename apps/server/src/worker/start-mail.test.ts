import { DEMO_USER, mailReceipt } from '@app/core'
import { mails, recordEvent, tasks } from '@app/db'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deliverMail } from '../mail/deliver-mail.ts'
import { startTestApp } from '../testing.ts'
import { startMail } from './start-mail.ts'

const { db, parts, person } = await startTestApp()
const log = parts.log as never
const baseUrl = 'http://127.0.0.1:3000'
const deliver = deliverMail({ db, baseUrl, smtp: undefined, egressAllow: [] })

async function work() {
  const running = await startMail({ db, log, deliver })
  onTestFinished(() => running.stop())
}

interface Kept {
  id: string
  subject: string
  to: string[]
  text: string
  page: boolean
}
const outboxOf = async (someone: ReturnType<typeof person>) => (await someone.ask('GET', '/api/outbox')).json as Kept[]

test('without a mail server a failed task leaves a mail in the outbox, where it can be read and cannot run', async () => {
  await work()
  await db.asUser(DEMO_USER.id, async (tx) => {
    await tx.insert(tasks).values({ id: 'task-1', userId: DEMO_USER.id, name: 'Read <prices>', status: 'failed' })
    await recordEvent(tx, { userId: DEMO_USER.id, type: 'task.failed', taskId: 'task-1', data: { reason: null } })
  })
  const ada = person()
  const [mail] = await vi.waitFor(async () => {
    const kept = await outboxOf(ada)
    expect(kept).toHaveLength(1)
    return kept
  }, 10_000)
  expect(mail).toMatchObject({ subject: 'A task has failed: Read <prices>', to: [DEMO_USER.email], page: true })
  expect(mail?.text).toContain(`${baseUrl}/tasks/task-1`)
  const page = await ada.ask('GET', `/api/outbox/${mail?.id}/page`)
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toBe(
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  )
  expect(page.words).toContain('Read &lt;prices&gt;')
  expect((await ada.ask('GET', '/api/outbox/no-such-mail/page')).status).toBe(404)
})

test('two workers beside each other send nothing twice', async () => {
  await db.asUser(DEMO_USER.id, async (tx) => {
    for (let n = 0; n < 8; n += 1) {
      const invoice = {
        number: `R-${n}`,
        plan: 'Pro',
        amountCents: 4_900,
        currency: 'usd',
        paidAt: new Date().toISOString(),
      }
      await mailReceipt(tx, { userId: DEMO_USER.id, invoiceId: `in_${n}`, ...invoice })
    }
  })
  await Promise.all([work(), work()])
  const rows = await vi.waitFor(async () => {
    const found = await db.asSystem((tx) => tx.select().from(mails).where(eq(mails.kind, 'receipt')))
    expect(found.every(({ status }) => status === 'kept')).toBe(true)
    return found
  }, 10_000)
  expect(rows.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 8 }, () => 1))
  const receipts = (await outboxOf(person())).filter(({ subject }) => subject.startsWith('Receipt'))
  expect(receipts).toHaveLength(8)
})

test('another person’s outbox does not exist for you', async () => {
  const accounts = await startTestApp({ authMode: 'accounts' })
  const [ada, bob] = [await accounts.signUp('ada@example.com'), await accounts.signUp('bob@example.com')]
  const { user } = (await ada.ask('GET', '/api/session')).json as { user: { id: string } }
  const sent = { number: 'R-1', plan: 'Pro', amountCents: 100, currency: 'usd', paidAt: new Date().toISOString() }
  await accounts.db.asUser(user.id, (tx) => mailReceipt(tx, { userId: user.id, invoiceId: 'in_1', ...sent }))
  const running = await startMail({
    db: accounts.db,
    log,
    deliver: deliverMail({ db: accounts.db, baseUrl, smtp: undefined, egressAllow: [] }),
  })
  onTestFinished(() => running.stop())
  const [mail] = await vi.waitFor(async () => {
    const kept = await outboxOf(ada)
    expect(kept).toHaveLength(1)
    return kept
  }, 10_000)
  expect(await outboxOf(bob)).toEqual([])
  expect((await bob.ask('GET', `/api/outbox/${mail?.id}/page`)).status).toBe(404)
  expect((await accounts.person().ask('GET', `/api/outbox/${mail?.id}/page`)).status).toBe(401)
})
