import { actions, alerts, artefacts, credentials, deliveries, progress, schedules, subscriptions, tasks } from '@app/db'
import { eq } from 'drizzle-orm'
import { listAgents } from '../agents/list-agents.ts'
import type { Context } from '../context.ts'
import { toCredential } from '../credentials/to-credential.ts'
import { listProfiles } from '../profiles/list-profiles.ts'
import { readSettings } from '../settings/read-settings.ts'
import { listTriggers } from '../triggers/list-triggers.ts'
import { listWatches } from '../watches/list-watches.ts'
import { listWebhooks } from '../webhooks/list-webhooks.ts'
import { readMe } from './read-me.ts'

/** Tables without a secret. */
type ExportedAsIs =
  | typeof tasks
  | typeof actions
  | typeof artefacts
  | typeof progress
  | typeof subscriptions
  | typeof schedules
  | typeof deliveries
  | typeof alerts

/** Everything stored about the asker, for a person or a program to read; secrets stay where they are. */
export async function exportAccount(ctx: Context): Promise<Record<string, unknown>> {
  const { db, user } = ctx
  const rowsOf = (table: ExportedAsIs) => db.select().from(table).where(eq(table.userId, user.id))
  const stored = await db.select().from(credentials).where(eq(credentials.userId, user.id))
  return {
    exportedAt: new Date().toISOString(),
    account: await readMe(ctx),
    settings: await readSettings(ctx),
    agents: await listAgents(ctx),
    tasks: await rowsOf(tasks),
    actions: await rowsOf(actions),
    artefacts: await rowsOf(artefacts),
    progress: await rowsOf(progress),
    subscriptions: await rowsOf(subscriptions),
    credentials: stored.map(toCredential),
    browserProfiles: await listProfiles(ctx),
    schedules: await rowsOf(schedules),
    triggers: await listTriggers(ctx),
    webhooks: await listWebhooks(ctx),
    deliveries: await rowsOf(deliveries),
    watches: await listWatches(ctx),
    alerts: await rowsOf(alerts),
  }
}
