import { customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tasks } from './tasks.ts'
import { userId } from './users.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The browser a running task has open, for whoever watches: web server and worker meet here. Made unlogged by its
 * migration: a picture is worth nothing after a crash, and must not fill the log of the database four times a second.
 */
export const liveBrowsers = pgTable(
  'live_browsers',
  {
    taskId: text('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Which window it is: a worker that was given up for dead writes into nobody else's. */
    windowId: text('window_id').notNull(),
    /** Whose hands are on it. `asked`: a person wants it, and the agent is finishing what it is doing. */
    control: text({ enum: ['agent', 'asked', 'person'] })
      .notNull()
      .default('agent'),
    url: text().notNull().default(''),
    title: text().notNull().default(''),
    /** What became of the last thing the person wanted, where it was refused. */
    said: text(),
    /** What the page asks the person who has it, in a dialog of the browser. */
    asks: jsonb().$type<{ kind: 'alert' | 'confirm' | 'prompt'; message: string; value: string }>(),
    /** What a person has shown so far, in words; null while nobody shows anything. */
    noted: jsonb().$type<string[]>(),
    frame: bytes(),
    frameNumber: integer('frame_number').notNull().default(0),
    watchedUntil: at('watched_until').notNull().defaultNow(),
    takenAt: at('taken_at'),
  },
  (t) => [index('live_browsers_of_user').on(t.userId)],
)

export type LiveBrowserRow = typeof liveBrowsers.$inferSelect
