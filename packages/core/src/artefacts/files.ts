import type { Readable } from 'node:stream'

/** What core needs of wherever files lie. The server hands in a store that fits. */
export interface Files {
  put(key: string, source: Uint8Array | Readable): Promise<{ bytes: number; sha256: string }>
  get(key: string): Promise<Readable | undefined>
  remove(keys: readonly string[]): Promise<void>
  list(prefix: string): AsyncIterable<{ key: string; changedAt: Date }>
}

/** S-50: the owner is the first part, so that a file is found only by who owns it. */
export const keyOf = ({ userId, taskId, id }: { userId: string; taskId: string; id: string }): string =>
  `${userId}/${taskId}/${id}`
