import { type Database, prepared } from '@app/db'
import { XP_PER_ACTION } from '@app/spec'
import { LEDGER } from './lock-ledger.ts'

/** In one go: enough that many runs which end together share a commit, few enough that none of them waits. */
const AT_ONCE = 100

/**
 * Turns what was set aside into what was used, for tasks that have ended or rest, and gives back what was not needed.
 * Apart from the record of the steps, which is the charge: that commit must not wait for a row all of a user's tasks
 * share. A crash in between leaves the tasks as they are, to be settled by whoever looks next. Says whether there is more.
 */
export async function settleTasks(db: Database): Promise<boolean> {
  const how = { commit: 'soon', turn: LEDGER } as const
  const settled = await db.asSystem((tx) => prepared<{ id: string }>(tx, SETTLE, [AT_ONCE, XP_PER_ACTION]), how)
  return settled.length === AT_ONCE
}

/** Uses of a task are laid over its holds as the holds were taken: soonest to expire first. */
const SETTLE = {
  name: 'settle-tasks',
  text: `
    with due as (
      select id, user_id, actions_used, actions_used - settled as used, status from tasks
      where reserved > 0 and (ended_at is not null or reason is not null)
      order by user_id, id limit $1 for update skip locked),
    spread as (
      select h.grant_id, h.amount,
        greatest(0, least(h.amount, d.used - (sum(h.amount) over (
          partition by h.task_id order by g.expires_at, g.source = 'plan', g.id) - h.amount)))::int as used
      from due d join holds h on h.task_id = d.id join grants g on g.id = h.grant_id),
    -- What comes back after the period has turned belongs to what rolled over. One change a grant: a second one in the
    -- same statement would not be seen.
    changes as (
      select grant_id, amount as freed, used, 0 as more from spread
      union all
      select g.rolled_into, 0, 0, s.amount - s.used from spread s join grants g on g.id = s.grant_id
      where g.rolled_into is not null),
    counted as (
      update grants g set reserved = g.reserved - c.freed, used = g.used + c.used, amount = g.amount + c.more
      from (select grant_id, sum(freed)::int as freed, sum(used)::int as used, sum(more)::int as more
        from changes group by grant_id) c
      where g.id = c.grant_id),
    forgotten as (delete from holds h using due d where h.task_id = d.id),
    -- Decision 5: XP is earned by completed work.
    earned as (
      insert into progress (user_id, xp)
      select user_id, sum(actions_used)::int * $2::int from due where status = 'completed' group by user_id
      on conflict (user_id) do update set xp = progress.xp + excluded.xp)
    update tasks t set reserved = 0, settled = t.actions_used from due d where t.id = d.id returning t.id`,
}
