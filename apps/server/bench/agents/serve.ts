import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site, State } from './site.ts'
import { bestellung } from './sites/bestellung.ts'
import { booking } from './sites/booking.ts'
import { library } from './sites/library.ts'
import { market } from './sites/market.ts'
import { journal, letter, support } from './sites/news.ts'
import { chairs, intranet, settings, staff } from './sites/office.ts'
import { todo } from './sites/todo.ts'

const SITES: readonly Site[] = [
  todo,
  booking,
  library,
  bestellung,
  market,
  letter,
  support,
  journal,
  staff,
  chairs,
  settings,
  intranet,
]

/** All the small sites on one loopback port. */
export async function serveSites() {
  const states = new Map<string, State>()
  const begin = () => {
    for (const site of SITES) states.set(site.name, site.begin())
  }
  begin()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const [, name = '', ...rest] = url.pathname.split('/')
    const site = SITES.find((one) => one.name === name)
    const state = states.get(name)
    const path = rest.join('/')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (!site || !state) return response.writeHead(404).end('Not here.')
    if (request.method === 'POST') {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(await request.toArray()).toString()))
      state.posts.push({ path, form })
      const next = site.receive?.(path, form, state) ?? { html: '', status: 404 }
      if ('go' in next) return response.writeHead(303, { location: next.go }).end()
      return response.writeHead(next.status ?? 200).end(next.html)
    }
    const page = site.page(path, state, url.searchParams)
    return response.writeHead(page === undefined ? 404 : 200).end(page ?? 'Not here.')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin,
    stateOf: (name: string): State => states.get(name) ?? { posts: [] },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
