import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'

/** A site somebody wrote who knows nothing of the product, with what people want done on it. */
export interface Site {
  name: string
  kind: string
  /** A fresh one: all it remembers is in its state. `changed` is the same site after a new design: other names and places. */
  create(how?: { changed?: boolean }): {
    state: unknown
    handle(request: IncomingMessage, response: ServerResponse): unknown
  }
  tasks: readonly SiteTask[]
}

export interface SiteTask {
  id: string
  path: string
  words: string
  /** From what the site remembers and what was answered, never from what the run thinks of itself. */
  check(outcome: { state: unknown; answer: string }): boolean
  /** The same as somebody who knows the page and Playwright writes it, from the page at `path` on. */
  solve(parts: { page: Page; base: string }): Promise<unknown>
  /** Of what is done in the same way to many: the same for the first two of them alone. Such a task is shown, not said. */
  two?(parts: { page: Page; base: string }): Promise<unknown>
}

/** A site under an address of its own, which can be made new without moving. */
export async function serveSite(site: Site) {
  let now = site.create()
  const server = createServer((request, response) => void now.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: () => now.state,
    renew(how?: { changed?: boolean }) {
      now = site.create(how)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Served = Awaited<ReturnType<typeof serveSite>>

/** The sites of a folder, one a file, as `sites/*.mjs`. */
export async function readBatch(folder: string): Promise<Site[]> {
  const sites = join(resolve(folder), 'sites')
  const files = readdirSync(sites).filter((file) => file.endsWith('.mjs'))
  return Promise.all(
    files.map(async (file) => ((await import(pathToFileURL(join(sites, file)).href)) as { default: Site }).default),
  )
}
