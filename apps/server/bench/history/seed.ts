import { DEMO_USER, keepArtefact } from '@app/core'
import { sql } from 'drizzle-orm'
import type { Parts } from '../../src/parts.ts'

export const TASKS = 100_000
export const STEPS = 10_000
export const LONG_RUN = 'long-run'
/** One dot: what counts is how many pictures there are. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Tasks as they come from years of work: most completed, some failed, with results and words of different lengths. */
export async function seed({ db, files }: Parts): Promise<void> {
  const userId = DEMO_USER.id
  await db.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into tasks (id, user_id, name, description, status, verdict, result, error_message, execution_ms, actions_used,
        ended_at, created_at)
      select 'task-' || n, ${userId}, 'Compare prices ' || n, repeat('Open the shop and note what lamp ' || n || ' costs. ', 1 + n % 4),
        case when n % 10 = 3 then 'failed' else 'completed' end, case when n % 10 = 3 then null else 'verified' end,
        case when n % 10 = 3 then null else jsonb_build_object('rows', jsonb_build_array(jsonb_build_object('name', 'Lamp', 'price', n))) end,
        case when n % 10 = 3 then 'The site answered 503. Try again later.' end, n % 9000, n % 20, now(), now() - n * interval '1 minute'
      from generate_series(1, ${TASKS}) as n`)
    await tx.execute(sql`
      insert into tasks (id, user_id, name, status, verdict, execution_ms, actions_used, ended_at, created_at)
      values (${LONG_RUN}, ${userId}, 'Ten thousand pages', 'completed', 'verified', 3600000, ${STEPS}, now(), now())`)
    await tx.execute(sql`
      insert into steps (id, user_id, task_id, position, path, name, tool, effect, status, input, output, verdict, proof, execution_ms)
      select 'step-' || n, ${userId}, ${LONG_RUN}, n, '1[' || n || '].1', 'Open page ' || n, 'browser.open', 'reads', 'done',
        jsonb_build_object('url', 'https://shop.example/' || n), jsonb_build_object('text', repeat('Lamp ' || n, 200)), 'verified',
        'GET /' || n || ': 200', 100 + n % 900
      from generate_series(1, ${STEPS}) as n`)
  })
  const origin = { userId, taskId: LONG_RUN, position: 1 }
  const { id } = await keepArtefact({ db, files }, origin, { name: 'after.png', type: 'image/png', bytes: DOT })
  // A row a step; the bytes of the first stand for all, and only what is in sight is asked for.
  await db.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into artefacts (id, user_id, task_id, position, name, type, bytes, sha256)
      select ${id} || n, user_id, task_id, n, name, type, bytes, sha256 from artefacts, generate_series(2, ${STEPS}) as n
      where id = ${id}`)
    await tx.execute(sql`reset role`)
    await tx.execute(sql`analyze`)
  })
}
