import type { NewWatch, Watch } from '@app/contract'
import { watches } from '@app/db'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import { toWatch } from './to-watch.ts'

const MOST = 500

export async function createWatch(ctx: Context, watch: NewWatch): Promise<Watch> {
  const { db, user } = ctx
  await getAgent(ctx, watch.agentId)
  await leaveRoom(ctx, watches, 'watches', MOST)
  const [row] = await db
    .insert(watches)
    .values({ ...watch, id: newId(), userId: user.id })
    .returning()
  if (!row) throw new Error('The database took a watch and gave none back.')
  return toWatch(row)
}
