import type { StepRow } from '@app/db'
import { type KeptFile, type LogIn, type NewFile, NotThere, type Proof, type Step, type Tool } from '@app/toolkit'
import type { Claim } from './claim-tasks.ts'
import type { Outcome } from './journal.ts'
import type { Meanwhile } from './meanwhile.ts'
import type { Leaf } from './recipe/walk.ts'
import type { Redactor } from './redact.ts'
import { attempt } from './retry.ts'
import type { Sessions } from './sessions.ts'

export interface StepParts {
  claim: Pick<Claim, 'taskId' | 'userId'>
  tool: Tool
  leaf: Leaf
  position: number
  recorded: StepRow | undefined
  /** What a person answered to it. */
  answered?: string | undefined
  signal: AbortSignal
  aids: Aids
  sessions: Sessions
  meanwhile: Meanwhile
  redactor: Redactor
}

/** What a tool may ask for beyond its input, in the name of the user whose task it is. */
export interface Aids {
  logIn(userId: string, name: string, origin: string): Promise<LogIn>
  keep(origin: FileOrigin, file: NewFile): Promise<KeptFile>
  open(origin: Omit<FileOrigin, 'position'>, id: string): Promise<NewFile>
  remember(userId: string, name: string, text: string): Promise<void>
  recall(userId: string, name: string): Promise<string>
}

export interface FileOrigin {
  userId: string
  taskId: string
  position: number
}

/** The heart: does one thing, and says what came of it. Writing it down is the caller's. */
export async function takeStep(parts: StepParts): Promise<Outcome> {
  const { tool, redactor } = parts
  const input = readInput(parts)
  if ('problem' in input) return { status: 'failed', errorMessage: input.problem }
  const began = performance.now()
  const createdAt = new Date()
  const isLost = () => tool.session !== undefined && parts.sessions.isLost(tool.session)
  const { output, error, attempts, ...lost } = await attempt(tool, input.value, toolsView(parts), isLost)
  const measured = { executionTime: Math.round(performance.now() - began), attempts, createdAt }
  const brought = [...(tool.brings?.(input.value) ?? (tool.effect === 'reads' ? (['outside'] as const) : []))]
  if (error) {
    // the answer was lost and perhaps not the request. A person finds out, not a second attempt.
    const status = 'perhapsDone' in lost && lost.perhapsDone ? 'review' : 'failed'
    const notThere = tool.mendable && error instanceof NotThere ? { output: { notThere: true } } : {}
    return redactor.clean({ status, ...measured, brought, ...notThere, errorMessage: error.message })
  }
  // What only reads or reckons and has nothing to show for it claims nothing; an effect without evidence is unverified.
  const { verdict, words } = tool.proof?.(output) ?? {
    verdict: tool.effect === 'reads' ? null : ('unverified' as const),
    words: '',
  }
  const evidence = redactor.clean({ ...measured, brought, output, verdict, proof: words })
  if (verdict === 'contradicted') return { status: 'failed', ...evidence, errorMessage: evidence.proof }
  return { status: 'done', ...evidence }
}

function readInput({ tool, leaf }: StepParts): { value: unknown } | { problem: string } {
  const read = tool.input.safeParse(leaf.input)
  if (read.success) return { value: read.data }
  const words = read.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`).join('; ')
  return { problem: `Step ${leaf.path} (${leaf.name}) was given something it cannot use. ${words}` }
}

/** after an interruption, one finished step of a session that is gone, so far as it shows in the new one. */
export async function restoreStep(parts: StepParts, output: unknown): Promise<void> {
  const input = readInput(parts)
  if ('problem' in input) return
  await parts.tool.restore?.(input.value, output, toolsView(parts))
}

/** In a dry run: what the step would have been done to is shown, where it is there. */
export async function rehearseStep(parts: StepParts): Promise<void> {
  const input = readInput(parts)
  if ('value' in input) await parts.tool.rehearse?.(input.value, toolsView(parts)).catch(() => undefined)
}

/** A fresh look at what a step was only seen to do. One that does not come to pass says nothing against it. */
export async function confirmStep(parts: StepParts, output: unknown): Promise<Proof | undefined> {
  const proof = await parts.tool.confirm?.(output, toolsView(parts)).catch(() => undefined)
  return proof && parts.redactor.clean(proof)
}

/** All a tool gets to see of the task it works for. */
function toolsView({ claim, position, signal, answered, aids, sessions, meanwhile, redactor }: StepParts): Step {
  const { userId, taskId } = claim
  return {
    // The key is the same for every attempt, also after a crash: services that accept one do the work once.
    key: `${taskId}-${position}`,
    signal,
    answered,
    log: () => undefined,
    logIn: async (name, origin) => redactor.learn(await aids.logIn(userId, name, origin)),
    keep: (file) => aids.keep({ userId, taskId, position }, file),
    meanwhile: meanwhile.add,
    open: (id) => aids.open({ userId, taskId }, id),
    remember: (name, text) => aids.remember(userId, name, text),
    recall: (name) => aids.recall(userId, name),
    session: sessions.open,
  }
}
