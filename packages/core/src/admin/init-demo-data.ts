import type { DemoData } from '@app/contract'
import { type Database, payments, type Transaction, users } from '@app/db'
import { FREE_TIER } from '@app/spec'
import { ne } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import { setPlan } from '../billing/set-plan.ts'
import { Fault } from '../fault.ts'
import { databaseNow } from '../schedules/database-now.ts'
import { settleTasks } from '../usage/settle-tasks.ts'
import { type DemoUser, planDemoData } from './plan-demo-data.ts'
import { takeAway } from './remove-demo-data.ts'
import { writeDemoTasks } from './write-demo-tasks.ts'

export interface DemoOrder {
  /** Who asks; undefined for whoever has only the key. */
  asker: string | undefined
  mode: 'test' | 'live'
}

/** Fills an installation where nobody is yet. Marked as demo from the first row on; what fails half-way is taken away. */
export async function initDemoData(db: Database, { asker, mode }: DemoOrder): Promise<DemoData> {
  const by = asker ?? 'admin-key'
  const made = planDemoData(await db.asSystem(databaseNow))
  await db.asSystem((tx) => writeUsers(tx, made, { by, asker, mode }))
  try {
    for (const user of made) {
      if (user.tier !== FREE_TIER.tier) await setPlan(db, user.id, user.tier, by)
      await writeDemoTasks(db, user)
    }
    while (await settleTasks(db));
  } catch (error) {
    await db.asSystem(takeAway)
    throw error
  }
  return countOf(made)
}

async function writeUsers(
  tx: Transaction,
  made: readonly DemoUser[],
  { by, asker, mode }: DemoOrder & { by: string },
): Promise<void> {
  // First, because it makes a second one wait: it then sees the users of the first.
  await recordAudit(tx, { actor: by, action: 'demo-data.created', detail: countOf(made) })
  if ((await tx.$count(users, ne(users.id, asker ?? ''))) > 0)
    throw new Fault('conflict', 'There are accounts here already. Demo data is only for an installation without users.')
  for (const { id, name, email, joinedAt: createdAt } of made)
    await tx.insert(users).values({ id, name, email, createdAt, demo: true })
  const paid = made.flatMap((user) =>
    user.payments.map(({ at: createdAt, ...payment }) => ({ ...payment, createdAt, mode, userId: user.id })),
  )
  await tx.insert(payments).values(paid)
}

function countOf(made: readonly DemoUser[]): DemoData {
  const tasks = made.flatMap((user) => user.tasks)
  return { users: made.length, tasks: tasks.length, actions: tasks.reduce((sum, task) => sum + actionsOf(task), 0) }
}

/** What did not work out is not charged (decision 20). */
const actionsOf = ({ tools, failed }: DemoUser['tasks'][number]): number => tools.length - (failed ? 1 : 0)
