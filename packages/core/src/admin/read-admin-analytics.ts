import type { AdminAnalytics } from '@app/contract'
import type { Database, Transaction } from '@app/db'
import { type AdminRange, RANGE_HOURS } from '@app/spec'
import { sql } from 'drizzle-orm'
import { listRecentActions } from './list-recent-actions.ts'
import { listTopUsers } from './list-top-users.ts'
import { readGrowth } from './read-growth.ts'
import { since } from './since.ts'

export interface AnalyticsQuestion {
  range: AdminRange
  /** B-09: what was bought with test keys is worth nothing under live ones. */
  mode: 'test' | 'live'
  /** Who asks; undefined for whoever has only the key. */
  asker: string | undefined
}

/** Counts over everybody's rows. A statement a figure, and they do not wait for each other. */
export async function readAdminAnalytics(
  db: Database,
  { range, mode, asker }: AnalyticsQuestion,
): Promise<AdminAnalytics> {
  const hours = RANGE_HOURS[range]
  const ask = <T>(read: (tx: Transaction) => Promise<T>) => db.asSystem(read)
  const [people, totalRevenue, acted, spent, monthlyGrowth, topUsers, recentActions] = await Promise.all([
    ask((tx) => countUsers(tx, hours, asker ?? '')),
    ask((tx) => sumRevenue(tx, hours, mode)),
    ask((tx) => countActions(tx, hours)),
    ask((tx) => sumModels(tx, hours)),
    ask((tx) => readGrowth(tx, mode)),
    ask((tx) => listTopUsers(tx, hours, mode)),
    ask((tx) => listRecentActions(tx, hours)),
  ])
  const totalCost = acted.cost + spent
  const { others, ...users } = people
  return {
    ...{ ...users, totalRevenue, totalAIActions: acted.actions, totalCost, monthlyGrowth, topUsers, recentActions },
    averageCostPerAction: acted.actions > 0 ? totalCost / acted.actions : 0,
    mayInitDemoData: others === 0,
  }
}

interface People extends Record<string, unknown> {
  totalUsers: number
  newUsers: number
  demoUsers: number
  others: number
}

async function countUsers(tx: Transaction, hours: number, asker: string): Promise<People> {
  const { rows } = await tx.execute<People>(sql`
    select count(*)::int as "totalUsers", (count(*) filter (where created_at >= ${since(hours)}))::int as "newUsers",
      (count(*) filter (where demo))::int as "demoUsers", (count(*) filter (where id <> ${asker}))::int as others
    from users`)
  return rows[0] ?? { totalUsers: 0, newUsers: 0, demoUsers: 0, others: 0 }
}

async function sumRevenue(tx: Transaction, hours: number, mode: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::float as cents from payments
    where mode = ${mode} and created_at >= ${since(hours)}`)
  return rows[0]?.cents ?? 0
}

async function countActions(tx: Transaction, hours: number): Promise<{ actions: number; cost: number }> {
  const { rows } = await tx.execute<{ actions: number; cost: number }>(sql`
    select count(*)::int as actions, coalesce(sum(cost_cents), 0)::float as cost from actions
    where created_at >= ${since(hours)}`)
  return rows[0] ?? { actions: 0, cost: 0 }
}

async function sumModels(tx: Transaction, hours: number): Promise<number> {
  const { rows } = await tx.execute<{ cost: number }>(sql`
    select coalesce(sum(cost_cents), 0)::float as cost from model_uses where created_at >= ${since(hours)}`)
  return rows[0]?.cost ?? 0
}
