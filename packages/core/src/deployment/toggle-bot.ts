import type { DeployedBot } from '@app/contract'
import { changeAgent } from '../agents/change-agent.ts'
import type { Context } from '../context.ts'
import { isChanged } from './is-changed.ts'
import { keepDeployment } from './keep-deployment.ts'
import { getBot } from './list-my-bots.ts'
import { lockBot } from './lock-bot.ts'
import { refuseUntested } from './refuse-untested.ts'

/** Pauses a bot, or lets it work. What was changed since it was deployed is deployed with it, if its tests passed. */
export async function toggleBot(ctx: Context, id: string, action: 'pause' | 'activate'): Promise<DeployedBot> {
  const { agent, deployed } = await lockBot(ctx, id)
  if (action === 'activate' && isChanged(agent, deployed)) {
    await refuseUntested(ctx, id)
    await keepDeployment(ctx, id, deployed.version + 1, deployed.platforms)
  }
  await changeAgent(ctx, id, { paused: action === 'pause' })
  return getBot(ctx, id)
}
