import type { Alert, Paging } from '@app/contract'
import { alerts } from '@app/db'
import type { Context } from '../context.ts'
import { listPage } from '../list-page.ts'
import type { Page } from '../tasks/list-tasks.ts'
import { toAlert } from './to-alert.ts'

export async function listAlerts(ctx: Context, paging: Paging): Promise<Page<Alert>> {
  const { items, more } = await listPage(ctx, alerts, 'alert', paging)
  return { items: items.map(toAlert), more }
}
