import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from '@app/practice/testing'

/** An installation behind a door, through which a newer version of its service worker can be brought out. */
export async function openReleases(baseURL: string) {
  let released = false
  const port = Number(new URL(baseURL).port)
  const door = createServer(async (incoming, outgoing) => {
    if (!released || incoming.url !== '/service-worker.js') return passOn(incoming, outgoing, port)
    const now = await (await fetch(`${baseURL}/service-worker.js`)).text()
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
    outgoing.end(`${now}\n// a newer version`)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    release: () => {
      released = true
    },
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}
