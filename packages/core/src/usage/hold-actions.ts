import { prepared, type Transaction } from '@app/db'
import { ensureGrants } from './ensure-grants.ts'
import { lockLedger } from './lock-ledger.ts'

export interface Ask {
  taskId: string
  userId: string
  wanted: number
}

/**
 * Sets actions aside for tasks, at most as many as each wants, and says how many each got. What expires first is taken
 * first, and what rolled over before the plan's own.
 */
export async function holdActions(tx: Transaction, asks: readonly Ask[]): Promise<Map<string, number>> {
  // One behind the other, and one wait for both.
  const [, held] = await Promise.all([lockLedger(tx), hold(tx, asks)])
  const missing = asks.filter(({ taskId }) => !held.has(taskId))
  if (missing.length === 0) return held
  // Nothing left is also how a new period, or a larger plan, is noticed.
  let more = false
  for (const userId of new Set(missing.map((ask) => ask.userId))) more = (await ensureGrants(tx, userId)) || more
  if (!more) return held
  return new Map([...held, ...(await hold(tx, missing))])
}

async function hold(tx: Transaction, asks: readonly Ask[]): Promise<Map<string, number>> {
  const columns = [asks.map((ask) => ask.taskId), asks.map((ask) => ask.userId), asks.map((ask) => ask.wanted)]
  const rows = await prepared<{ task_id: string; held: number }>(tx, HOLD, columns)
  return new Map(rows.map((row) => [row.task_id, row.held]))
}

/**
 * B-21: one statement under the grants' row locks decides, so that two at once cannot both take the last action. Demand
 * and supply are laid end to end, a user's tasks beside that user's grants; where they overlap, a grant serves a task.
 * Whose payment has been missing for too long gets nothing (B-08).
 */
const HOLD = {
  name: 'hold-actions',
  text: `
    with asked as (
      select * from unnest($1::text[], $2::text[], $3::int[]) with ordinality as a(task_id, user_id, wanted, place)),
    demand as (
      select *, sum(wanted) over (partition by user_id order by place) as upto from asked),
    open as (
      select id, user_id, amount - used - reserved as free, expires_at, source = 'plan' as own from grants
      where user_id = any($2::text[]) and valid_from <= now() and expires_at > now() and amount > used + reserved
        and not exists (select 1 from subscriptions s
          where s.user_id = grants.user_id and s.status = 'past-due' and s.grace_until <= now())
      order by user_id, expires_at, own, id for update),
    supply as (
      select *, sum(free) over (partition by user_id order by expires_at, own, id) as upto from open),
    taken as (
      select d.task_id, d.user_id, s.id as grant_id,
        (least(d.upto, s.upto) - greatest(d.upto - d.wanted, s.upto - s.free))::int as amount
      from demand d join supply s using (user_id)
      where least(d.upto, s.upto) > greatest(d.upto - d.wanted, s.upto - s.free)),
    held as (
      update grants g set reserved = g.reserved + x.amount
      from (select grant_id, sum(amount)::int as amount from taken group by grant_id) x where g.id = x.grant_id),
    noted as (
      insert into holds (task_id, grant_id, user_id, amount) select task_id, grant_id, user_id, amount from taken
      on conflict (task_id, grant_id) do update set amount = holds.amount + excluded.amount)
    update tasks t set reserved = t.reserved + x.amount
    from (select task_id, sum(amount)::int as amount from taken group by task_id) x where t.id = x.task_id
    returning t.id as task_id, x.amount as held`,
}
