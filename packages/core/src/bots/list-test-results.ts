import type { Paging, TestResult } from '@app/contract'
import { agents, testResults } from '@app/db'
import { BOT_IDS } from '@app/spec'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { listPage } from '../list-page.ts'
import type { Page } from '../tasks/list-tasks.ts'
import type { Words } from './say.ts'
import { toTestResult } from './to-test-result.ts'

export async function listTestResults(
  ctx: Context,
  { botId, ...paging }: Paging & { botId?: string | undefined },
  words: Words,
): Promise<Page<TestResult>> {
  if (botId !== undefined) await refuseUnknownBot(ctx, botId)
  const only = botId === undefined ? undefined : eq(testResults.botId, botId)
  const { items, more } = await listPage(ctx, testResults, 'result', paging, only)
  return { items: items.map((row) => toTestResult(row, words)), more }
}

/** A built-in bot, or an agent of the asker's. Another person's agent does not exist for them. */
export async function refuseUnknownBot({ db, user }: Context, botId: string): Promise<void> {
  if ((BOT_IDS as readonly string[]).includes(botId)) return
  const [own] = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, botId), eq(agents.userId, user.id)))
  if (!own)
    throw new Fault('invalid', `botId: there is no such bot. Those there are: ${BOT_IDS.join(', ')}, and your agents.`)
}
