import type { Watch } from '@app/contract'
import type { WatchRow } from '@app/db'

export function toWatch({ userId: _, lastAt, createdAt, ...row }: WatchRow): Watch {
  return { ...row, lastAt: lastAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}
