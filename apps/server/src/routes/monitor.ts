import { freemem, totalmem } from 'node:os'
import { calls } from '@app/contract'
import { countOwnTasks, Fault, listAgentStates, readFirstSteps, readMonitor } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { practiceCopyOf } from '../practice-copy.ts'

/** However many look, the installation is counted no more often than this. */
const FRESH_MS = 2_000

export function monitorRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, practiceUrl, findBrowser } = parts
  const figures = keepFor(FRESH_MS, () => readMonitor(db))

  // Not within the asker's transaction: many who look at once must not hold every connection and wait for one more.
  serve(app, calls.monitor.read, async ({ visitor }) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const { user } = visitor
    return {
      ...(await figures()),
      own: await db.asUser(user.id, (tx) => countOwnTasks({ db: tx, user })),
      browser: findBrowser(),
      memory: { processBytes: process.memoryUsage.rss(), freeBytes: freemem(), totalBytes: totalmem() },
      uptimeS: Math.round(process.uptime()),
    }
  })
  answer(app, parts, calls.monitor.agents, ({ ctx }) => listAgentStates(ctx))
  answer(app, parts, calls.monitor.firstSteps, ({ ctx }) =>
    readFirstSteps(ctx, practiceCopyOf(practiceUrl, ctx.user.id)),
  )
}

/** The same answer for whoever asks within a moment; a failure is not kept. */
function keepFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | undefined
  return () => {
    if (!kept || performance.now() - kept.at > ms) {
      const value = read()
      kept = { at: performance.now(), value }
      value.catch(() => {
        kept = undefined
      })
    }
    return kept.value
  }
}
