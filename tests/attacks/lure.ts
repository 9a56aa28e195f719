import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands behind the guard: an agent that reads this has got through. */
export const TREASURE = 'the-treasure-of-the-private-network'

export interface Lure {
  /** A site agents may visit, which tries to lead them where they may not go. */
  url: string
  /** Where they may not go: another port of this machine. */
  trapPort: number
  /** Who came all the same, by what they asked for. */
  caught: string[]
  /** Headers the site was shown. */
  seen: string[]
  stop(): Promise<void>
}

export async function startLure(): Promise<Lure> {
  const caught: string[] = []
  const seen: string[] = []
  const trap = await listen((request, response) => {
    caught.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' }).end(TREASURE)
  })
  const trapPort = portOf(trap)
  const site = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lure')
    seen.push(JSON.stringify(request.headers))
    const answer = (type: string, text: string) => response.writeHead(200, { 'content-type': type }).end(text)
    if (pathname === '/redirect') response.writeHead(302, { location: searchParams.get('to') ?? '/' }).end()
    else if (pathname === '/echo') answer('application/json', JSON.stringify(request.headers))
    else if (pathname === '/large') answer('text/plain', 'x'.repeat(Number(searchParams.get('bytes'))))
    else if (pathname === '/page') answer('text/html', pageOf(`http://127.0.0.1:${trapPort}`))
    else answer('text/plain', 'a harmless page')
  })
  const stop = async () => {
    for (const server of [trap, site]) {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
  }
  return { url: `http://127.0.0.1:${portOf(site)}`, trapPort, caught, seen, stop }
}

/** A page that asks for what a browser behind the firewall could reach, in every way it knows. */
const pageOf = (trap: string) => `<!doctype html><title>Lure</title><h1>Welcome</h1>
<img src="${trap}/img"><iframe src="${trap}/frame"></iframe><link rel="stylesheet" href="${trap}/style">
<link rel="prefetch" href="${trap}/prefetch"><script src="${trap}/script"></script>
<script>fetch('${trap}/fetch',{mode:'no-cors'}).catch(()=>{});navigator.sendBeacon('${trap}/beacon','x');
try{new WebSocket('${trap.replace('http', 'ws')}/socket')}catch{};new EventSource('${trap}/events');
open('${trap}/window');new Image().src='http://[::ffff:127.0.0.1]:${new URL(trap).port}/mapped'</script>`

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  server.on('upgrade', (request, socket) => {
    server.emit('request', request, { writeHead: () => ({ end: () => socket.destroy() }) })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
