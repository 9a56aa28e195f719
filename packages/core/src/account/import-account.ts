import type { ImportResult } from '@app/contract'
import { agents, artefacts, type Database, recipes, schedules, steps, tasks, users } from '@app/db'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Files } from '../artefacts/files.ts'
import type { Asker, Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { newId } from '../new-id.ts'
import { readTimetable } from '../schedules/read-timetable.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { readPlan } from '../usage/read-plan.ts'
import { keepImportedFiles, type PackedFiles } from './keep-imported-files.ts'
import { type AccountExport, readExport } from './read-export.ts'

/** An export, unpacked: its texts, and a way to its files. */
export interface Unpacked extends PackedFiles {
  texts: ReadonlyMap<string, string>
}

const AT_ONCE = 500

/** All of it or nothing: rows in one transaction, and files whose rows did not come are taken away again. */
export async function importAccount(
  parts: { db: Database; files: Files },
  user: Asker,
  unpacked: Unpacked,
): Promise<ImportResult> {
  const content = readExport(unpacked.texts)
  await parts.db.asUser(user.id, (tx) => refuseUnlessFits({ db: tx, user }, content))
  const kept = await keepImportedFiles(parts.files, user, content, unpacked)
  try {
    return await parts.db.asUser(user.id, async (tx) => {
      const ctx = { db: tx, user }
      await refuseUnlessFits(ctx, content)
      await writeRows(ctx, content, kept)
      const { settings, lists } = content
      // Whether there is a second factor is the account's own; a key of this account has to be allowed here.
      await saveSettings(ctx, { ...settings, twoFactorAuth: false, apiAccessEnabled: false })
      const { agents, versions, schedules, tasks, steps } = lists
      return {
        agents: agents.length,
        versions: versions.length,
        schedules: schedules.length,
        tasks: tasks.length,
        steps: steps.length,
        files: kept.length,
      }
    })
  } catch (error) {
    await parts.files.remove(kept.map(({ key }) => key)).catch(() => undefined)
    throw isRefusedByDatabase(error)
      ? new Fault('invalid', 'The export contradicts itself. Nothing was imported.')
      : error
  }
}

/** Under the owner's row: of two imports at once the second finds the account no longer empty. */
async function refuseUnlessFits(ctx: Context, { lists }: AccountExport): Promise<void> {
  const { db, user } = ctx
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  if (!owner) throw notFound('account')
  const [kept] = await db
    .select({ rows: count() })
    .from(agents)
    .where(and(eq(agents.userId, user.id), isNull(agents.deletedAt)))
  const [done] = await db.select({ rows: count() }).from(tasks).where(eq(tasks.userId, user.id))
  if ((kept?.rows ?? 0) + (done?.rows ?? 0) > 0) {
    throw new Fault(
      'conflict',
      'This account is not empty. An export can only be imported into an account without agents and tasks, so that nothing of yours is mixed up.',
    )
  }
  const { agentLimit, name } = await readPlan(ctx)
  if (lists.agents.length > agentLimit) {
    throw new Fault(
      'limit-reached',
      `The export holds ${lists.agents.length} agents, and ${name} holds ${agentLimit}. Change plan first, then import.`,
    )
  }
}

async function writeRows(ctx: Context, { lists }: AccountExport, kept: readonly KeptFile[]): Promise<void> {
  const { user } = ctx
  const mine = <Row extends object>(row: Row) => ({ ...row, userId: user.id })
  const withDates = <Row extends { createdAt: string }>(row: Row) => ({ ...row, createdAt: new Date(row.createdAt) })
  await insert(ctx, agents, lists.agents.map(withDates).map(mine))
  await insert(
    ctx,
    recipes,
    lists.versions.map(withDates).map((row) => ({ ...mine(row), id: newId() })),
  )
  for (const { cron, timezone } of lists.schedules) readTimetable(cron, timezone)
  // Paused: nobody has said yet that this is where the work goes on.
  await insert(
    ctx,
    schedules,
    lists.schedules.map(withDates).map((row) => ({ ...mine(row), id: newId(), enabled: false })),
  )
  await insert(ctx, tasks, lists.tasks.map(toTaskRow).map(mine))
  await insert(
    ctx,
    steps,
    lists.steps.map(withDates).map((row) => ({ ...mine(row), id: newId() })),
  )
  await insert(
    ctx,
    artefacts,
    kept.map(({ row }) => mine(withDates(row))),
  )
}

type KeptFile = Awaited<ReturnType<typeof keepImportedFiles>>[number]

/** What was under way when it was exported is over: an import starts nothing. Its actions were paid for where it ran. */
function toTaskRow(task: AccountExport['lists']['tasks'][number]) {
  const date = (at: string | null) => (at ? new Date(at) : null)
  const ended = task.status === 'completed' || task.status === 'failed'
  return {
    ...task,
    ...(ended
      ? {}
      : {
          status: 'failed' as const,
          reason: 'cancelled' as const,
          errorMessage: 'It was not finished when it was exported.',
        }),
    settled: task.actionsUsed,
    createdAt: new Date(task.createdAt),
    startedAt: date(task.startedAt),
    endedAt: date(task.endedAt) ?? new Date(task.createdAt),
  }
}

async function insert<Table extends PgTable>(
  { db }: Context,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await db.insert(table).values(rows.slice(at, at + AT_ONCE))
}

/** Data exceptions and broken constraints: a row that refers to nothing, or one that is there twice. */
function isRefusedByDatabase(error: unknown): boolean {
  const code = String((error as { cause?: { code?: string } })?.cause?.code ?? (error as { code?: string })?.code ?? '')
  return /^2[23]/.test(code)
}
