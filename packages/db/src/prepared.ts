import type { QueryResultRow } from 'pg'
import type { Transaction } from './open.ts'

/** A statement that runs thousands of times a minute: read and planned once a connection. */
export interface Statement {
  name: string
  text: string
}

export async function prepared<Row extends QueryResultRow>(
  tx: Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await tx.$client.query<Row>({ ...statement, values: [...values] })
  return rows
}
