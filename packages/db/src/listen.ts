import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Hears what others notify on a channel, for as long as it is wanted; after a broken connection it asks once for what it
 * missed. What this process says itself it has heard already.
 */
export async function listen(
  url: string,
  channel: string,
  onWake: (payload?: string) => void,
  isOurs: (backend: number) => boolean,
): Promise<{ close: () => Promise<void> }> {
  let closed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: `listen-${process.pid}`, keepAlive: true })
    let arrived = false
    fresh.on('error', () => {
      if (arrived) void comeBack()
      arrived = false
    })
    fresh.on('notification', ({ processId, payload }) => {
      if (!isOurs(processId)) onWake(payload)
    })
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    arrived = true
    return fresh
  }

  async function comeBack(): Promise<void> {
    while (!closed) {
      try {
        client = await connect()
        if (closed) await client.end()
        else onWake()
        return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }

  return {
    close: async () => {
      closed = true
      await client.end().catch(() => undefined)
    },
  }
}
