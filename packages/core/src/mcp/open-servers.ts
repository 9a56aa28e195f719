import { type Database, mcpServers } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { MasterKey } from '../secrets/master-keys.ts'
import { unseal } from '../secrets/seal.ts'
import { placeOfServer } from './to-server.ts'

export interface OpenedServer {
  id: string
  name: string
  url: string
  trusted: boolean
  tools: unknown[]
  /** What it is reached with. */
  authorization: { reveal(): string } | undefined
}

/** A user's servers as a worker needs them, or one of them. */
export function openMcpServers(
  db: Database,
  masterKeys: readonly MasterKey[],
  userId: string,
  id?: string,
): Promise<OpenedServer[]> {
  return db.asUser(userId, async (tx) => {
    const mine = eq(mcpServers.userId, userId)
    const rows = await tx
      .select()
      .from(mcpServers)
      .where(id === undefined ? mine : and(mine, eq(mcpServers.id, id)))
    const opened: OpenedServer[] = []
    for (const { id, name, url, trusted, tools, sealed } of rows) {
      const authorization = sealed ? await unseal(tx, masterKeys, placeOfServer(userId, id), sealed) : undefined
      opened.push({ id, name, url, trusted, tools, authorization })
    }
    return opened
  })
}
