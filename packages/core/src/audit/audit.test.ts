import { auditLog } from '@app/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileDatabase } from '../testing.ts'
import { checkAudit } from './check-audit.ts'
import { listAudit } from './list-audit.ts'
import { recordAudit } from './record-audit.ts'
import { writeAuditCsv } from './write-audit-csv.ts'

const db = await fileDatabase()
const record = (action: string, subject?: string) =>
  db.asSystem((tx) =>
    recordAudit(tx, { actor: 'ada', action, ...(subject ? { subject } : {}), detail: { b: 1, a: 'x' } }),
  )

test('twenty at once stand in one chain, and it holds', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => record(`deed ${at}`)))
  expect(await checkAudit(db)).toEqual({ entries: 20, brokenAt: null })
})

test('newest first, continued below the last one that is known', async () => {
  const first = await listAudit(db, { limit: 15 })
  expect([first.items.length, first.more]).toEqual([15, true])
  const rest = await listAudit(db, { limit: 15, before: first.items.at(-1)?.number })
  expect([rest.items.length, rest.more]).toEqual([5, false])
  expect(rest.items.at(-1)?.number).toBe(1)
})

test('what is undone is not told of: the entry goes with its transaction', async () => {
  const undone = db.asSystem(async (tx) => {
    await recordAudit(tx, { actor: 'ada', action: 'undone' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await checkAudit(db)).toEqual({ entries: 20, brokenAt: null })
})

test.each([
  [
    'changed',
    (number: number) =>
      db.asSystem((tx) => tx.update(auditLog).set({ actor: 'eve' }).where(eq(auditLog.number, number))),
  ],
  ['deleted', (number: number) => db.asSystem((tx) => tx.delete(auditLog).where(eq(auditLog.number, number)))],
])('an entry cannot be %s by the product itself', async (_what, attempt) => {
  await expect(attempt(3)).rejects.toMatchObject({ cause: { message: 'The audit log is only added to.' } })
})

test('as a spreadsheet: a line an entry, and no cell is a formula', async () => {
  await record('=HYPERLINK("evil")', '-1')
  let csv = ''
  for await (const line of writeAuditCsv(db)) csv += line
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(22)
  expect(lines[0]).toBe('number,at,actor,action,subject,detail,hash')
  expect(lines.at(-1)).toContain(`"'=HYPERLINK(""evil"")","'-1"`)
})
