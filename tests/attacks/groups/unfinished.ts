import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress } from '../addresses.ts'
import { ask } from '../ask.ts'
import { group } from '../attack.ts'
import { whilePinging } from '../ping.ts'
import { ownOf } from '../target.ts'

/** A body has twenty seconds to arrive: what happens then is what these are about. */
const UNTIL_LATE_MS = 22_000

/** Says how much it will send, sends a little, and stays on the line; gives the line it was ended with. */
function sendUnfinished(base: URL, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: base.hostname, port: Number(base.port), localAddress: newAddress() })
    let got = ''
    socket.on('data', (chunk) => {
      got += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(got.split('\r\n')[0] ?? ''))
    setTimeout(() => socket.destroy(), UNTIL_LATE_MS + 3_000).unref()
    const lines = Object.entries({ host: base.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\n${lines.join('')}\r\n{"email":`)
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

export const unfinished = group('unfinished bodies', [
  {
    name: 'Bodies that never end hold nobody up and are ended themselves.',
    seconds: 40,
    run: (target) =>
      whilePinging(target, async () => {
        const headers = { ...JSON_TYPE, 'content-length': '1000' }
        const ends = await Promise.all(Array.from({ length: 40 }, () => sendUnfinished(target.base, headers)))
        const other = ends.find((line) => !line.includes(' 408 '))
        return other === undefined || `ended by: ${other || 'nothing'}`
      }),
  },
  {
    name: 'A body that is too large or of another type is refused, and who stays on the line brings nobody down.',
    own: true,
    seconds: 40,
    async run(target) {
      // One each, and not the one that the other attacks are for.
      const { fresh, mailed } = ownOf(target)
      const rows = [
        { base: fresh.base, headers: { ...JSON_TYPE, 'content-length': '2000000' }, status: 413 },
        { base: mailed.base, headers: { 'content-type': 'text/plain', 'content-length': '1000' }, status: 415 },
      ]
      const lines = rows.map(({ base, headers }) => sendUnfinished(base, headers))
      await sleep(UNTIL_LATE_MS)
      for (const [at, { base, status }] of rows.entries()) {
        const alive = await ask(base, '/api/health').catch(() => undefined)
        if (alive?.status !== 200) return `the process has ended after it had answered ${status}`
        const line = await lines[at]
        if (!line?.includes(` ${status} `)) return `answered by: ${line}`
      }
      return true
    },
  },
])
