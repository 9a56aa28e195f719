import type { DeployedBot, Recipe } from '@app/contract'
import { type DeploymentRow, recipes } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { changeAgent } from '../agents/change-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { isChanged } from './is-changed.ts'
import { keepDeployment } from './keep-deployment.ts'
import { getBot } from './list-my-bots.ts'
import { lockBot } from './lock-bot.ts'

/**
 * Going back is going forward: what was there before becomes the newest version, and nothing is lost. A bot that was
 * changed since it was deployed goes back to what was deployed, else to the deployment before.
 */
export async function rollBackBot(ctx: Context, id: string): Promise<DeployedBot> {
  const { agent, deployed, before } = await lockBot(ctx, id)
  const target = isChanged(agent, deployed) ? deployed : before
  if (!target)
    throw new Fault('conflict', 'This bot was deployed once and has not changed since. There is nothing to go back to.')
  const { description, capabilities, fileAccess, appAccess } = target
  const permissions = { fileAccess, appAccess }
  await changeAgent(ctx, id, {
    objective: description,
    capabilities,
    permissions,
    recipe: await findRecipe(ctx, target),
  })
  await keepDeployment(ctx, id, deployed.version + 1, target.platforms)
  return getBot(ctx, id)
}

async function findRecipe({ db, user }: Context, { agentId, recipeVersion }: DeploymentRow): Promise<Recipe | null> {
  const mine = and(eq(recipes.agentId, agentId), eq(recipes.userId, user.id), eq(recipes.version, recipeVersion))
  const [row] = await db.select({ recipe: recipes.recipe }).from(recipes).where(mine)
  return (row?.recipe as Recipe | undefined) ?? null
}
