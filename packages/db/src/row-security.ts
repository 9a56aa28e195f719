import type pg from 'pg'

/** The two roles work is done under. They own no table and cannot look past row security; only what the policies say differs. */
export const ROLES = { user: 'app_runtime', installation: 'app_installation' } as const
/** What `app.user_id` says when the installation itself works: sign-in, housekeeping, the administrator's figures. */
export const SYSTEM = '*'

/**
 * S-50, for every table that has an owner column, also those of the future: row security on and forced.
 * `current_setting` without its second argument: a query without an owner is an error, not an empty answer.
 * Says whether there are roles to step down to.
 */
export async function protectOwnedTables(client: pg.Client): Promise<boolean> {
  const separate = await makeRoles(client)
  const { rows } = await client.query<{ table: string; owner: string }>(UNPROTECTED, [separate ? 'owner' : 'either'])
  for (const { table, owner } of rows) await client.query(protect(table, owner, separate))
  if (separate) await grantRoles(client)
  return separate
}

/** A table that is protected is left alone: changing one waits for everybody who works with it, and they for us. */
const UNPROTECTED = `
  select c.table_name as table, c.column_name as owner from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.column_name in ('user_id', 'owner_id') or (c.table_name = 'users' and c.column_name = 'id'))
    and not exists (
      select 1 from pg_class k join pg_policy p on p.polrelid = k.oid
      where k.oid = format('public.%I', c.table_name)::regclass and k.relrowsecurity and k.relforcerowsecurity
        and p.polname = $1)`

/**
 * A role each, rather than one policy with an "or": only so can the planner see that one owner's rows are meant, and read
 * them through the index in order.
 */
function protect(table: string, owner: string, separate: boolean): string {
  const mine = `${owner} = current_setting('app.user_id')`
  const policies = separate
    ? `create policy owner on ${table} to ${ROLES.user} using (${mine});
       create policy installation on ${table} to ${ROLES.installation} using (true);`
    : `create policy either on ${table} using (${mine} or current_setting('app.user_id') = '${SYSTEM}');`
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    ${['owner_only', 'owner', 'installation', 'either'].map((name) => `drop policy if exists ${name} on ${table};`).join(' ')}
    ${policies}`
}

/** False where the given user may not make roles: then forced row security alone guards, and that user must not bypass it. */
async function makeRoles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ bypasses: boolean; may: boolean }>(
    'select rolsuper or rolbypassrls as bypasses, rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  const { bypasses = false, may = false } = rows[0] ?? {}
  if (!may && bypasses)
    throw new Error(
      'The database user passes over row security and may not create roles. ' +
        'Let it create roles, or use an ordinary user that owns the database.',
    )
  if (!may) return false
  for (const role of Object.values(ROLES)) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} nologin`)
  }
  return true
}

async function grantRoles(client: pg.Client): Promise<void> {
  for (const role of Object.values(ROLES)) {
    if (await mayUseEverything(client, role)) continue
    await client.query(`
      grant ${role} to current_user;
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select on all sequences in schema public to ${role}`)
  }
}

/** The four are granted together, so the last one tells of all. */
async function mayUseEverything(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select coalesce(bool_and(has_table_privilege($1, format('%I.%I', schemaname, tablename), 'delete')), false)
       and pg_has_role($1, 'member') as all
     from pg_tables where schemaname = 'public'`,
    [role],
  )
  return rows[0]?.all ?? false
}
