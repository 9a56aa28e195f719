import type { CodeLanguage, Operation } from '@app/spec'
import type { Platform } from '../platform.ts'
import { noteLimits } from './note-limits.ts'
import type { ClientPlan } from './plan-client.ts'
import { planClient } from './plan-client.ts'
import { writePython } from './python.ts'
import { writeTypescript } from './typescript.ts'

const WRITERS: Record<CodeLanguage, { write: (plan: ClientPlan) => string; fileName: (id: string) => string }> = {
  typescript: { write: writeTypescript, fileName: (id) => `${id}-client.ts` },
  // A hyphen in its name would keep Python from importing it; so would a digit at its beginning.
  python: { write: writePython, fileName: (id) => `${id.replaceAll('-', '_').replace(/^\d/, 'the_$&')}_client.py` },
}

export interface GeneratedClient {
  fileName: string
  code: string
  notes: string[]
}

/** A client for the operations that were asked for, as a file one can own. */
export function generateClient(
  platform: Platform,
  operations: readonly Operation[],
  language: CodeLanguage,
): GeneratedClient {
  const plan = planClient(platform, operations)
  const { write, fileName } = WRITERS[language]
  return { fileName: fileName(platform.id), code: write(plan), notes: noteLimits(plan) }
}
