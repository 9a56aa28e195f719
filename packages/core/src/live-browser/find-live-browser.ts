import { type LiveBrowserRow, liveBrowsers, tasks } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export interface LiveBrowser {
  /** The task is over: no browser will come. */
  ended: boolean
  /** Absent while the task has none open. */
  browser: Pick<
    LiveBrowserRow,
    'windowId' | 'control' | 'url' | 'title' | 'said' | 'asks' | 'noted' | 'frameNumber' | 'takenAt'
  > | null
  /** Absent where there is none newer than the one that is known. */
  frame: Uint8Array | null
}

/** The browser of a task as it stands, with its picture if that is another than the one already seen. */
export async function findLiveBrowser({ db, user }: Context, taskId: string, seen: string): Promise<LiveBrowser> {
  const { windowId, control, url, title, said, asks, noted, frameNumber, takenAt, frame } = liveBrowsers
  const name = sql<string>`${windowId} || ' ' || ${frameNumber}`
  const [row] = await db
    .select({
      status: tasks.status,
      endedAt: tasks.endedAt,
      browser: { windowId, control, url, title, said, asks, noted, frameNumber, takenAt },
      frame: sql<Uint8Array | null>`case when ${name} is distinct from ${seen} then ${frame} end`,
    })
    .from(tasks)
    .leftJoin(liveBrowsers, eq(liveBrowsers.taskId, tasks.id))
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id)))
  if (!row) throw notFound('task')
  // A row left by a worker that died is of no task that runs.
  const browser = row.status === 'running' ? row.browser : null
  return { ended: row.endedAt !== null, browser, frame: browser && row.frame }
}
