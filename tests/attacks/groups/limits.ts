import { newAddress } from '../addresses.ts'
import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { submit, untilRest } from '../run-task.ts'
import type { Target } from '../target.ts'

/** A little more than an address may ask in a minute. */
const MANY = 1_260
const AT_ONCE = 20

/** Asks this way more often than one may, and says how often that was refused. */
async function knock(
  target: Target,
  path: string,
  { method = 'GET', key = '' } = {},
): Promise<{ from: string; refused: number }> {
  const from = newAddress()
  let [left, refused] = [MANY, 0]
  const work = async () => {
    while (left > 0) {
      left -= 1
      const headers = { 'x-forwarded-for': `9.9.${left >> 8}.${left & 255}`, ...(key ? { 'x-api-key': key } : {}) }
      if ((await ask(target.base, path, { method, from, headers })).status === 429) refused += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { from, refused }
}

export const limits = group('limits', [
  {
    name: 'Thirty results of a megabyte each make a list of less than one.',
    own: true,
    async run({ ben, lure, pulse }) {
      const step = { do: 'http.get', with: { url: `${lure.url}/large?bytes=1000000` } }
      const ids = await Promise.all(Array.from({ length: 30 }, () => submit(ben, [step])))
      const traces = []
      for (const id of ids) traces.push(await untilRest(ben, id))
      const failed = traces.find(({ status }) => status !== 'completed')
      if (failed) return `a task failed: ${failed.errorMessage}`
      const { bytes, ms } = await ben.ask('GET', '/api/tasks')
      if (bytes.length > 1_000_000) return `the list has ${bytes.length} bytes`
      return ms < 2_000 * pulse.slowness(0) || `the list took ${Math.round(ms)} ms`
    },
  },
  {
    name: 'An address that asks too often is refused, however it spells what it asks for.',
    async run(target) {
      const { from, refused } = await knock(target, '/%61pi/session')
      if (refused === 0) return `${MANY} requests to /%61pi/session, none refused`
      for (const path of ['/api/tasks', '/ap%69/agents', '/api/session', '/%61pi/tools']) {
        const answer = await target.ben.ask('GET', path, undefined, { from })
        if (answer.status !== 429) return `${path} after that: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'An address that tries one wrong key after the other is refused as well.',
    async run(target) {
      const { refused } = await knock(target, '/api/tasks', { key: 'key_wrong' })
      return refused > 0 || `${MANY} wrong keys at /api/tasks, all looked up, none refused`
    },
  },
  {
    name: 'The door for other programs is counted like all others.',
    async run(target) {
      const { refused } = await knock(target, '/%6dcp', { method: 'POST' })
      return refused > 0 || `${MANY} requests to /mcp, none refused`
    },
  },
])
