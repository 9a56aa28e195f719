import type { Bot, Recipe } from '@app/contract'
import { agents, agentTests } from '@app/db'
import { BOT_IDS } from '@app/spec'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { forecastActions } from '../tasks/forecast-task.ts'
import { SUITES } from './built-in/suites.ts'
import { groupBy } from './group-by.ts'
import type { Words } from './say.ts'

/** For counting steps: none of these is carried out. */
const NOWHERE = { base: '', mark: '', email: '' }

/** The built-in bots, then the asker's agents that have saved tests. */
export async function listBots(ctx: Context, words: Words): Promise<Bot[]> {
  return [...listBuiltIn(words), ...(await listOwn(ctx))]
}

const listBuiltIn = ({ texts }: Words): Bot[] =>
  BOT_IDS.map((id) => ({
    id,
    name: texts.names[id],
    objective: texts.objectives[id],
    own: false,
    tests: SUITES[id].map((test) => ({
      id: test.id,
      name: texts.tests[test.id as keyof typeof texts.tests],
      actions: test.steps(NOWHERE).length,
    })),
  }))

async function listOwn({ db, user }: Context): Promise<Bot[]> {
  const rows = await db
    .select({ agent: agents, test: agentTests })
    .from(agentTests)
    .innerJoin(agents, eq(agents.id, agentTests.agentId))
    .where(and(eq(agentTests.userId, user.id), isNull(agents.deletedAt)))
    .orderBy(asc(agents.name), asc(agents.id), asc(agentTests.createdAt))
  return [...groupBy(rows, ({ agent }) => agent.id)].map(([id, own]) => ({
    id,
    name: own[0]?.agent.name ?? '',
    objective: own[0]?.agent.objective ?? '',
    own: true,
    tests: own.map(({ test }) => ({ id: test.id, name: test.name, actions: actionsOf(test) })),
  }))
}

/** Dry runs cost none. */
const actionsOf = ({ recipe, dryRun }: { recipe: unknown; dryRun: boolean }): number =>
  dryRun ? 0 : forecastActions((recipe as Recipe).steps).atLeast
