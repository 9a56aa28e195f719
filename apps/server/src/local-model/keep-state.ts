import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What must be known after a restart: which model, and how far somebody wanted it. How much came lies beside it. */
const Kept = z.object({
  model: z.string(),
  stage: z.enum(['fetching', 'paused', 'failed', 'ready']),
  /** What the place says of its file, once it was asked. */
  bytes: z.number().optional(),
  problem: z.string().optional(),
})
export type Kept = z.infer<typeof Kept>

const pathIn = (folder: string) => join(folder, 'state.json')

export function readKept(folder: string): Kept | undefined {
  if (!existsSync(pathIn(folder))) return undefined
  try {
    return Kept.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')))
  } catch {
    // Written by another version: what was fetched is found again by its name and checked.
    return undefined
  }
}

/** Written aside and renamed, so that nobody ever reads half of it. */
export function writeKept(folder: string, kept: Kept): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${pathIn(folder)}.new`, JSON.stringify(kept))
  renameSync(`${pathIn(folder)}.new`, pathIn(folder))
}
