import type pg from 'pg'

/** The role work is done under: it owns no table and cannot look past row security. */
const RUNTIME_ROLE = 'app_runtime'
/** What `app.user_id` says when the installation itself works: sign-in, housekeeping, the administrator's figures. */
export const SYSTEM = '*'

/**
 * S-50, for every table that has an owner column, also those of the future: row security on and forced, one policy.
 * `current_setting` without its second argument: a query without an owner is an error, not an empty answer.
 */
export async function protectOwnedTables(client: pg.Client): Promise<string | null> {
  await client.query(`
    do $$
    declare owned record;
    begin
      for owned in
        select c.table_name, c.column_name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
          and (c.column_name in ('user_id', 'owner_id') or (c.table_name = 'users' and c.column_name = 'id'))
      loop
        execute format('alter table %I enable row level security', owned.table_name);
        execute format('alter table %I force row level security', owned.table_name);
        execute format('drop policy if exists owner_only on %I', owned.table_name);
        execute format(
          'create policy owner_only on %I using (%I = current_setting(''app.user_id'') or current_setting(''app.user_id'') = ''${SYSTEM}'')',
          owned.table_name, owned.column_name);
      end loop;
    end $$`)
  return grantRuntimeRole(client)
}

/** Null where the given user may not make roles: then forced row security alone guards, and that user must not bypass it. */
async function grantRuntimeRole(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ present: boolean; bypasses: boolean; may: boolean }>(
    `select exists (select 1 from pg_roles where rolname = $1) as present,
            (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses,
            (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may`,
    [RUNTIME_ROLE],
  )
  const { present = false, bypasses = false, may = false } = rows[0] ?? {}
  if (!may) {
    if (!bypasses) return null
    throw new Error(
      'The database user passes over row security and may not create roles. ' +
        `Let it create roles, or use an ordinary user that owns the database.`,
    )
  }
  if (!present) await client.query(`create role ${RUNTIME_ROLE} nologin`)
  await client.query(`
    grant ${RUNTIME_ROLE} to current_user;
    grant usage on schema public to ${RUNTIME_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${RUNTIME_ROLE};
    grant usage, select on all sequences in schema public to ${RUNTIME_ROLE}`)
  return RUNTIME_ROLE
}
