import type { Database } from '@app/db'
import { readAudit } from './read-audit.ts'

/** A cell that begins like a formula would be one in a spreadsheet. */
const cell = (value: unknown): string => {
  const text = String(value ?? '')
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** The log line by line: nobody waits for all of it. */
export async function* writeAuditCsv(db: Database): AsyncGenerator<string, void> {
  yield 'number,at,actor,action,subject,detail,hash\r\n'
  for await (const { number, createdAt, actor, action, subject, detail, hash } of readAudit(db))
    yield `${[number, createdAt.toISOString(), actor, action, subject, JSON.stringify(detail), hash].map(cell).join(',')}\r\n`
}
