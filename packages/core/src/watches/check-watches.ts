import { type TaskRow, type Transaction, type WatchRow, watches } from '@app/db'
import { lookUp, readPrice } from '@app/values'
import { and, eq, lte } from 'drizzle-orm'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { judgePrice } from './judge-price.ts'

export type WatchedTask = Pick<TaskRow, 'id' | 'userId' | 'agentId' | 'result'>

/** Reads the watched prices out of a completed task's result, and alerts by the rules. `at`: when it was completed. */
export async function checkWatches(tx: Transaction, task: WatchedTask, at: Date): Promise<void> {
  if (!task.agentId) return
  const mine = and(eq(watches.agentId, task.agentId), eq(watches.userId, task.userId), lte(watches.createdAt, at))
  for (const watch of await tx.select().from(watches).where(mine).for('update')) await checkWatch(tx, task, watch, at)
}

async function checkWatch(tx: Transaction, task: WatchedTask, watch: WatchRow, at: Date): Promise<void> {
  const { id, userId, agentId, product, url, lastPrice: oldPrice, target } = watch
  const newPrice = readPrice(lookUp(task.result, watch.path))
  if (newPrice === undefined) {
    const where = watch.path === '' ? 'The result is not a price.' : `The result has no price at "${watch.path}".`
    await tx.update(watches).set({ errorMessage: where }).where(eq(watches.id, id))
    return
  }
  for (const finding of judgePrice({ product, oldPrice, newPrice, target })) {
    await raiseAlert(tx, { ...finding, userId, agentId, taskId: task.id, product, url, oldPrice, newPrice })
  }
  await tx.update(watches).set({ lastPrice: newPrice, lastAt: at, errorMessage: null }).where(eq(watches.id, id))
}
