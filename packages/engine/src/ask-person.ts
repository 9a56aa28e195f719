import { createHash, randomUUID } from 'node:crypto'
import { approvals, type Database } from '@app/db'
import type { Tool } from '@app/toolkit'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Claim } from './claim-tasks.ts'
import { Ended, Resting } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'

/** S-43: nobody's word is good for ever. */
const GOOD_FOR = '7 days'

export interface Question {
  claim: Claim
  tool: Tool
  leaf: Leaf
  position: number
  why: string
}

/**
 * S-43: goes on if a person has agreed to exactly this, with their answer where it was a question; asks and rests if
 * nobody has been asked yet.
 */
export async function askPerson(
  db: Database,
  { claim, tool, leaf, position, why }: Question,
): Promise<string | undefined> {
  const { taskId, userId } = claim
  const hash = hashOf(leaf)
  const { status, answer } = await db.asUser(userId, async (tx) => {
    const [asked] = await tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.taskId, taskId), eq(approvals.position, position), eq(approvals.hash, hash)))
      .orderBy(desc(approvals.createdAt))
      .limit(1)
    if (asked) return asked
    await tx.insert(approvals).values({
      id: randomUUID(),
      userId,
      taskId,
      position,
      name: leaf.name,
      tool: leaf.tool,
      does: tool.does,
      why,
      input: leaf.input,
      provenance: leaf.provenance,
      hash,
      expiresAt: sql`now() + ${GOOD_FOR}::interval`,
    })
    return { status: 'waiting' as const, answer: null }
  })
  if (status === 'approved') return answer ?? undefined
  if (status === 'waiting') throw new Resting('awaiting-approval')
  const lacked = tool.asks ? 'answered' : 'approved'
  const words =
    status === 'rejected'
      ? `Step ${leaf.path} (${leaf.name}) was not ${lacked}, so the task ended before it.`
      : `Step ${leaf.path} (${leaf.name}) was not ${lacked} within ${GOOD_FOR}, so the task ended before it. Start it again.`
  throw new Ended('rejected', words)
}

/** Of what would happen and nothing else; the same payload always has the same hash. */
const hashOf = ({ tool, input }: Leaf): string =>
  createHash('sha256')
    .update(JSON.stringify([tool, sorted(input)]))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
