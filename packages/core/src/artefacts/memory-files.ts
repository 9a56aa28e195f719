import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files } from './files.ts'

/** Files in memory, for tests; `age` makes what is there older. */
export function memoryFiles(): Files & { kept: Map<string, Buffer>; age(ms: number): void } {
  const kept = new Map<string, Buffer>()
  const changed = new Map<string, number>()
  return {
    kept,
    age: (ms) => {
      for (const [key, at] of changed) changed.set(key, at - ms)
    },
    async put(key, source) {
      const bytes = source instanceof Uint8Array ? Buffer.from(source) : Buffer.concat(await source.toArray())
      kept.set(key, bytes)
      changed.set(key, Date.now())
      return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    get: async (key) => (kept.has(key) ? Readable.from([kept.get(key)]) : undefined),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    async *list(prefix) {
      for (const key of kept.keys())
        if (key.startsWith(prefix)) yield { key, changedAt: new Date(changed.get(key) ?? 0) }
    },
  }
}
