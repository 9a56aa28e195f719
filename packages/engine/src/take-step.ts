import type { StepRow } from '@app/db'
import type { LogIn, Tool } from '@app/toolkit'
import type { Claim } from './claim-tasks.ts'
import type { Outcome } from './journal.ts'
import type { Leaf } from './recipe/walk.ts'
import type { Redactor } from './redact.ts'
import { attempt } from './retry.ts'

export interface StepParts {
  claim: Pick<Claim, 'taskId' | 'userId'>
  tool: Tool
  leaf: Leaf
  position: number
  recorded: StepRow | undefined
  signal: AbortSignal
  logIn: (userId: string, name: string, origin: string) => Promise<LogIn>
  redactor: Redactor
}

/** The heart: does one thing, and says what came of it. Writing it down is the caller's. */
export async function takeStep(parts: StepParts): Promise<Outcome> {
  const { claim, tool, position, signal, redactor } = parts
  const input = readInput(parts)
  if ('problem' in input) return { status: 'failed', errorMessage: input.problem }
  const began = performance.now()
  const createdAt = new Date()
  const { output, error, attempts, ...lost } = await attempt(tool, input.value, {
    // The key is the same for every attempt, also after a crash: services that accept one do the work once.
    key: `${claim.taskId}-${position}`,
    signal,
    log: () => undefined,
    logIn: async (name, origin) => redactor.learn(await parts.logIn(claim.userId, name, origin)),
  })
  const measured = { executionTime: Math.round(performance.now() - began), attempts, createdAt }
  const brought = [...(tool.brings?.(input.value) ?? (tool.effect === 'reads' ? (['outside'] as const) : []))]
  if (error) {
    // the answer was lost and perhaps not the request. A person finds out, not a second attempt.
    const status = 'perhapsDone' in lost && lost.perhapsDone ? 'review' : 'failed'
    return redactor.clean({ status, ...measured, brought, errorMessage: error.message })
  }
  const { verdict, words } = tool.proof?.(output) ?? {
    verdict: tool.effect === 'reads' ? ('verified' as const) : ('unverified' as const),
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
