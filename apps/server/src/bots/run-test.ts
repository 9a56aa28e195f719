import type { Policy, Recipe } from '@app/contract'
import {
  type Asker,
  type Expectation,
  getTask,
  listArtefactsOfTask,
  listOutbox,
  type RunFacts,
  recordTest,
  submitTask,
} from '@app/core'
import type { Database, TestResultRow } from '@app/db'
import { callOff, waitForTask } from './wait-for-task.ts'

/** One test, ready to be carried out. */
export interface ReadyTest {
  botId: string
  testId: string
  testName: string
  /** What its task is called. */
  taskName: string
  recipe: Recipe
  policy: Policy
  agentId?: string
  input?: unknown
  dryRun: boolean
  expectations: readonly Expectation[]
  /** Where the site is that is asked afterwards. */
  base?: string
}

const SITE_MS = 5_000

/** Carries one test out as an ordinary task of the asker, and judges it once it is over. */
export async function runTest(db: Database, user: Asker, test: ReadyTest): Promise<TestResultRow> {
  const began = performance.now()
  const { id } = await db.asUser(user.id, (tx) => submitTask({ db: tx, user }, toSubmission(test)))
  const inTime = await waitForTask(db, user, id)
  const tookMs = Math.round(performance.now() - began)
  const facts = await gatherFacts(db, user, id, test)
  const { status } = facts.run
  if (status !== 'completed' && status !== 'failed') await callOff(db, user, id)
  const { botId, testId, testName, expectations } = test
  return db.asUser(user.id, (tx) =>
    recordTest({ db: tx, user }, { botId, testId, testName, expectations, facts, late: !inTime, tookMs }),
  )
}

function toSubmission({ taskName, recipe, policy, agentId, input, dryRun }: ReadyTest) {
  const given = { ...(agentId ? { agentId } : {}), ...(input === undefined ? {} : { input }) }
  return { name: taskName, description: '', recipe, policy, dryRun, origin: 'test' as const, ...given }
}

async function gatherFacts(db: Database, user: Asker, id: string, test: ReadyTest): Promise<RunFacts> {
  const { run, files, mails } = await db.asUser(user.id, async (tx) => {
    const ctx = { db: tx, user }
    const run = await getTask(ctx, id)
    const files = (await listArtefactsOfTask(ctx, id)).map(({ name }) => name)
    return { run, files, mails: [...(await listOutbox(ctx)).map(({ subject }) => subject), ...handedOver(run.steps)] }
  })
  return { run, files, mails, sites: await askSite(test) }
}

/** What a mail server took stands in no outbox; its own word for it is in the journal. */
function handedOver(steps: RunFacts['run']['steps']): string[] {
  return steps.flatMap(({ tool, output, input }) => {
    const taken = tool === 'email.send' && (output as { outcome?: unknown } | null)?.outcome === 'handed-over'
    return taken && typeof input.subject === 'string' ? [input.subject] : []
  })
}

async function askSite({ base, expectations }: ReadyTest): Promise<Map<string, unknown>> {
  const paths = new Set(expectations.flatMap((one) => (one.of === 'site' ? [one.path] : [])))
  const answers = new Map<string, unknown>()
  for (const path of base ? paths : []) answers.set(path, await read(`${base}${path}`))
  return answers
}

/** Undefined where there is no answer to read: then nothing that was expected of it is there. */
async function read(url: string): Promise<unknown> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(SITE_MS) })).json()
  } catch {
    return undefined
  }
}
