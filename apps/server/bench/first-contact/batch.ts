import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A site somebody wrote who knows nothing of the product, with what people want done on it. */
export interface Site {
  name: string
  kind: string
  /** A fresh one: all it remembers is in its state. */
  create(): { state: unknown; handle(request: IncomingMessage, response: ServerResponse): unknown }
  tasks: readonly SiteTask[]
}

export interface SiteTask {
  id: string
  path: string
  words: string
  /** From what the site remembers and what was answered, never from what the run thinks of itself. */
  check(outcome: { state: unknown; answer: string }): boolean
}

/** The sites of a folder, one a file, as `sites/*.mjs`. */
export async function readBatch(folder: string): Promise<Site[]> {
  const sites = join(resolve(folder), 'sites')
  const files = readdirSync(sites).filter((file) => file.endsWith('.mjs'))
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(join(sites, file)).href)) as { default: Site }).default),
  )
}
