import type { Recipe } from '@app/contract'
import { agents } from '@app/db'
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fillInputs } from './fill-inputs.ts'
import { matchShown } from './match-shown.ts'

/** Newest first: who shows something again means it this way from then on. */
const MOST = 200

/** Something that was shown, under the name it was kept by. */
export interface Shown {
  name: string
  recipe: Recipe
}

/** What was shown once for words of this kind, with the values of these. */
export async function findShown({ db, user }: Context, words: string): Promise<Shown | undefined> {
  const { name, objective, recipe } = agents
  const rows = await db
    .select({ name, objective, recipe })
    .from(agents)
    .where(
      and(
        eq(agents.userId, user.id),
        isNull(agents.deletedAt),
        isNotNull(recipe),
        ne(objective, ''),
        sql`${recipe} ? 'inputs'`,
      ),
    )
    .orderBy(desc(agents.createdAt))
    .limit(MOST)
  for (const row of rows) {
    const known = row.recipe as Recipe
    const given = waysToSay(row.objective)
      .map((said) => matchShown(said, known.inputs ?? {}, words))
      .find(Boolean)
    if (given) return { name: row.name, recipe: fillInputs(known, given) }
  }
  return undefined
}

/** With its address and without: whoever says it again need not say where. */
function waysToSay(words: string): string[] {
  const at = words.search(/https?:\/\//i)
  if (at < 0) return [words]
  const [, rest = ''] = words.slice(at).match(/^\S+?[:,]?\s+(\S.*)$/su) ?? []
  const before = words.slice(0, at).trim()
  return [words, ...(rest && before.split(/\s+/).length <= 3 ? [rest] : [])]
}
