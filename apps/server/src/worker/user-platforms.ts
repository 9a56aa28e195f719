import type { Policy } from '@app/contract'
import { openConnections } from '@app/core'
import type { Database } from '@app/db'
import type { Tool } from '@app/toolkit'
import type { Http } from '@app/tools'
import { platformTools } from '../platforms/platform-tools.ts'

/** The operations of the platforms a bot is bound to, made anew for each task: keys and addresses as they are now. */
export async function userPlatformTools(
  db: Database,
  { userId, agentId, policy }: { userId: string; agentId: string; policy: Policy },
  http: Http,
): Promise<Tool[]> {
  const connections = await openConnections(db, userId, agentId)
  return platformTools({ http, agentId, appAccess: policy.permissions.appAccess }, connections)
}
