import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const RETRY_MS = 1_000

/**
 * One connection that is never idle away: the server counts its users by it. When it breaks, the server has died or
 * was ended by somebody; `restart` brings it back on the same port, and every other connection finds its way again.
 */
export async function stayPresent(url: string, restart: () => Promise<void>): Promise<{ leave: () => Promise<void> }> {
  let left = false
  let returning: Promise<void> | undefined
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: `present-${process.pid}`, keepAlive: true })
    let arrived = false
    fresh.on('error', () => {
      // One death may be told twice, by the server's last words and by the socket; it is answered once.
      if (arrived) returning = comeBack()
      arrived = false
    })
    await fresh.connect()
    arrived = true
    return fresh
  }

  async function comeBack(): Promise<void> {
    while (!left) {
      try {
        await restart()
        client = await connect()
        return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }

  return {
    leave: async () => {
      left = true
      // Whoever is just coming back arrives first, or it would stay behind unseen.
      await returning
      await client.end().catch(() => undefined)
    },
  }
}
