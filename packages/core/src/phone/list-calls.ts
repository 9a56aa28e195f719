import { PhoneCall } from '@app/contract'
import { phoneCalls } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

const MOST = 100
const Turns = PhoneCall.shape.turns.catch([])

export async function listCalls({ db, user }: Context): Promise<PhoneCall[]> {
  const rows = await db
    .select()
    .from(phoneCalls)
    .where(eq(phoneCalls.userId, user.id))
    .orderBy(desc(phoneCalls.createdAt), desc(phoneCalls.id))
    .limit(MOST)
  return rows.map(({ id, to, simulated, record, createdAt }) => ({
    id,
    to,
    simulated,
    turns: Turns.parse(record.turns),
    createdAt: createdAt.toISOString(),
  }))
}
