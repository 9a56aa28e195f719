import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A folder as a site on this machine. */
export async function serveFolder(folder: string) {
  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    const file = normalize(decodeURIComponent(pathname)).replace(/^(?:\.\.[/\\])+/, '')
    const bytes = await readFile(join(folder, file)).catch(() => undefined)
    if (!bytes) return response.writeHead(404).end('There is no such page.')
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () => {
      site.close()
      site.closeAllConnections()
    },
  }
}
