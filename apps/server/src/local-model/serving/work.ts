import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'
import { loadMind, type Mind } from './load-mind.ts'
import { serveChat } from './serve-chat.ts'

// The entry of the process that holds the model. Native code that falls takes nothing but this with it.
export interface Orders {
  name: string
  secret: string
  /** Where the runtime begins. */
  entry: string
  weights: string
  idleMs: number
}

/** Above this it gives way to whatever else the machine does. */
const POLITE = 10

process.once('message', async ({ name, secret, entry, weights, idleMs }: Orders) => {
  setPriority(POLITE)
  let loaded: Promise<Mind> | undefined
  const mind = () => {
    loaded ??= loadMind(entry, weights).catch((error) => {
      // There may be memory for it the next time.
      loaded = undefined
      throw error
    })
    return loaded
  }
  const server = serveChat({ name, secret, mind, idleMs, onIdle: () => process.exit(0) })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
})
// Nobody is left to ask.
process.once('disconnect', () => process.exit(0))
