import { agentTests } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** What it came to before stays in the history. */
export async function deleteAgentTest({ db, user }: Context, id: string): Promise<void> {
  const gone = await db
    .delete(agentTests)
    .where(and(eq(agentTests.id, id), eq(agentTests.userId, user.id)))
    .returning({ id: agentTests.id })
  if (gone.length === 0) throw notFound('test')
}
