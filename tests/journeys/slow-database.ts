import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** The database of an installation by a way on which every word takes its time, once it is told to. */
export async function openSlowWay(dataDir: string) {
  const folder = join(dataDir, 'postgres')
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const port = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3])
  let delay = 0
  const open = new Set<Socket>()
  const later = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), delay))
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
  const way = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    later(near, far)
    later(far, near)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${(way.address() as AddressInfo).port}/app`,
    slowDown: (milliseconds: number) => {
      delay = milliseconds
    },
    close: () => {
      for (const socket of open) socket.destroy()
      way.close()
    },
  }
}
