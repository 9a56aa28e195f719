import type { Readable } from 'node:stream'

/** Where files lie. A key is `user/task/file`, made of ids: nothing a person, a page or a model wrote is part of it. */
export interface Store {
  /** Returns once the bytes are safe. Putting a key again replaces what was there. */
  put(key: string, source: Uint8Array | Readable): Promise<Stored>
  get(key: string): Promise<Readable | undefined>
  /** What is not there is removed already. */
  remove(keys: readonly string[]): Promise<void>
  /** Everything whose key begins so, in no particular order. */
  list(prefix: string): AsyncIterable<Listed>
}

export interface Stored {
  bytes: number
  sha256: string
}

export interface Listed {
  key: string
  changedAt: Date
}

/** The store cannot do it now. Its words go to a person: what happened, then what helps. */
export class StoreError extends Error {
  constructor(words: string, options: { cause?: unknown } = {}) {
    super(words, options)
    this.name = 'StoreError'
  }
}
