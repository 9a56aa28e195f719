import { EXPORT_FORMAT, ExportedLists, exportedFile } from '@app/contract'
import {
  type ArtefactRow,
  actions,
  adjustments,
  agents,
  agentTests,
  alerts,
  artefacts,
  billingAccounts,
  checkouts,
  credentials,
  type Database,
  deliveries,
  grants,
  helpVotes,
  payments,
  progress,
  recipes,
  schedules,
  steps,
  subscriptions,
  tasks,
  testResults,
  testSuites,
} from '@app/db'
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { type Files, keyOf } from '../artefacts/files.ts'
import { exportDrafts } from '../collab/export-drafts.ts'
import type { Asker, Context } from '../context.ts'
import { toCredential } from '../credentials/to-credential.ts'
import { listPairedBrowsers } from '../extension/list-paired-browsers.ts'
import { listProfiles } from '../profiles/list-profiles.ts'
import { readSettings } from '../settings/read-settings.ts'
import { listTriggers } from '../triggers/list-triggers.ts'
import { listWatches } from '../watches/list-watches.ts'
import { listWebhooks } from '../webhooks/list-webhooks.ts'
import { readMe } from './read-me.ts'

/** One file of an export; its content comes in pieces, so that no account is too large. */
export interface ExportEntry {
  name: string
  content: AsyncIterable<string | Uint8Array>
}

/** Tables without a secret, read page by page. */
type Paged = typeof agents | typeof recipes | typeof schedules | typeof tasks | typeof steps | typeof artefacts
type AsIs =
  | typeof actions
  | typeof agentTests
  | typeof adjustments
  | typeof alerts
  | typeof billingAccounts
  | typeof checkouts
  | typeof deliveries
  | typeof grants
  | typeof helpVotes
  | typeof payments
  | typeof progress
  | typeof subscriptions
  | typeof testResults
  | typeof testSuites

const PAGE = 500

/** Everything stored about the asker, for a person or a program to read; secrets stay where they are. */
export async function* exportAccount(
  parts: { db: Database; files: Files },
  user: Asker,
): AsyncGenerator<ExportEntry, void> {
  const { db, files } = parts
  yield json('manifest', { format: EXPORT_FORMAT, version: 1, exportedAt: new Date().toISOString() })
  for (const [name, value] of Object.entries(await db.asUser(user.id, (tx) => readSmall({ db: tx, user }))))
    yield json(name, value)
  const pages = (table: Paged, only?: SQL) => readPages(db, user, table, only)
  yield list('agents', pages(agents, isNull(agents.deletedAt)))
  yield list('versions', pages(recipes))
  yield list('schedules', pages(schedules))
  yield list('tasks', pages(tasks))
  yield list('steps', pages(steps))
  yield list('artefacts', pages(artefacts))
  for await (const { id, taskId, name } of pages(artefacts) as AsyncIterable<ArtefactRow>) {
    const bytes = await files.get(keyOf({ userId: user.id, taskId, id }))
    if (bytes) yield { name: exportedFile(id, name), content: bytes }
  }
}

async function readSmall(ctx: Context): Promise<Record<string, unknown>> {
  const { db, user } = ctx
  const rowsOf = (table: AsIs) => db.select().from(table).where(eq(table.userId, user.id))
  const stored = await db.select().from(credentials).where(eq(credentials.userId, user.id))
  return {
    account: await readMe(ctx),
    settings: await readSettings(ctx),
    actions: await rowsOf(actions),
    progress: await rowsOf(progress),
    subscriptions: await rowsOf(subscriptions),
    grants: await rowsOf(grants),
    adjustments: await rowsOf(adjustments),
    'billing-account': await rowsOf(billingAccounts),
    checkouts: await rowsOf(checkouts),
    payments: await rowsOf(payments),
    credentials: stored.map(toCredential),
    'browser-profiles': await listProfiles(ctx),
    triggers: await listTriggers(ctx),
    webhooks: await listWebhooks(ctx),
    deliveries: await rowsOf(deliveries),
    watches: await listWatches(ctx),
    alerts: await rowsOf(alerts),
    'shared-drafts': await exportDrafts(ctx),
    'paired-browsers': await listPairedBrowsers(ctx),
    'help-votes': await rowsOf(helpVotes),
    'agent-tests': await rowsOf(agentTests),
    'test-results': await rowsOf(testResults),
    'test-suites': await rowsOf(testSuites),
  }
}

/** A transaction a page: none stays open while somebody downloads. */
async function* readPages(
  db: Database,
  user: Asker,
  table: Paged,
  only?: SQL,
): AsyncGenerator<Record<string, unknown>, void> {
  let last = ''
  for (;;) {
    const mine = and(eq(table.userId, user.id), gt(table.id, last), only)
    const rows = await db.asUser(user.id, (tx) =>
      tx
        .select()
        .from(table as typeof tasks)
        .where(mine)
        .orderBy(asc(table.id))
        .limit(PAGE),
    )
    yield* rows
    last = rows.at(-1)?.id ?? ''
    if (rows.length < PAGE) return
  }
}

/** Rows as the contract shows them: what is of use to nobody but this installation is left out. */
function list(name: keyof ExportedLists, rows: AsyncIterable<Record<string, unknown>>): ExportEntry {
  const columns = Object.keys(ExportedLists.shape[name].element.shape)
  async function* content() {
    let before = '[\n'
    for await (const row of rows) {
      yield `${before}${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}`
      before = ',\n'
    }
    yield before === '[\n' ? '[]' : '\n]'
  }
  return { name: `${name}.json`, content: content() }
}

function json(name: string, value: unknown): ExportEntry {
  async function* content() {
    yield JSON.stringify(value, null, 2)
  }
  return { name: `${name}.json`, content: content() }
}
