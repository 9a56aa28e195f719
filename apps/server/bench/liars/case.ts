import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A small site on which something is done, or only looks so. */
export interface Case {
  name: string
  /** Whether the thing is done and kept. */
  honest: boolean
  about: string
  create(): { state: unknown; handle(request: IncomingMessage, response: ServerResponse): unknown }
  path: string
  steps: readonly ({ do: string } & Record<string, unknown>)[]
}

/** Every site of a folder, one a file. */
export async function readCases(folder: string): Promise<Case[]> {
  const files = readdirSync(resolve(folder)).filter((file) => file.endsWith('.mjs'))
  return Promise.all(
    files
      .sort()
      .map(
        async (file) => ((await import(pathToFileURL(join(resolve(folder), file)).href)) as { default: Case }).default,
      ),
  )
}

/** The site under an address of its own. */
export async function serveCase({ create }: Case) {
  const { handle } = create()
  // One that was not made to be looked at twice falls over alone.
  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => handle(request, response))
      .catch(() => response.headersSent || response.writeHead(500).end())
  })
  // Also under another name of this machine: some of them send things elsewhere.
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Its steps as a recipe has them. */
export const toRecipe = (base: string, { path, steps }: Case) => ({
  version: 1 as const,
  title: '',
  steps: [
    { do: 'browser.open', with: { url: `${base}${path}` } },
    ...steps.map(({ do: deed, target, ...rest }) => ({
      do: `browser.${deed}`,
      with: { ...rest, ...(target ? { target: { ...(target as object), exact: true } } : {}) },
    })),
  ],
})
