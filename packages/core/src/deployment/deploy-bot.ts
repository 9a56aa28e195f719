import { type DeployedBot, NewAgent, type NewDeployment } from '@app/contract'
import { defaultDescription } from '@app/spec'
import { changeAgent } from '../agents/change-agent.ts'
import { createAgent } from '../agents/create-agent.ts'
import type { Context } from '../context.ts'
import { getPlatforms } from './get-platforms.ts'
import { keepDeployment } from './keep-deployment.ts'
import { getBot } from './list-my-bots.ts'
import { lockBot } from './lock-bot.ts'
import { refuseUntested } from './refuse-untested.ts'

/** Makes an agent bound to platforms, or binds one that was deployed before anew. */
export async function deployBot(ctx: Context, wish: NewDeployment): Promise<DeployedBot> {
  const platforms = getPlatforms(wish.selectedPlatforms).map(({ id }) => id)
  if (wish.botId !== undefined) return deployAgain(ctx, wish.botId, wish, platforms)
  const { id } = await createAgent(ctx, NewAgent.parse({ ...toAgent(wish), recipe: wish.recipe ?? null }))
  await keepDeployment(ctx, id, 1, platforms)
  return getBot(ctx, id)
}

async function deployAgain(ctx: Context, id: string, wish: NewDeployment, platforms: string[]): Promise<DeployedBot> {
  const { deployed } = await lockBot(ctx, id)
  await refuseUntested(ctx, id)
  await changeAgent(ctx, id, { ...toAgent(wish), ...(wish.recipe ? { recipe: wish.recipe } : {}) })
  await keepDeployment(ctx, id, deployed.version + 1, platforms)
  return getBot(ctx, id)
}

const toAgent = ({ name, description, capabilities, fileAccess, appAccess }: NewDeployment) => ({
  name,
  objective: description?.trim() ? description : defaultDescription(name),
  capabilities,
  permissions: { fileAccess, appAccess },
})
