import { setTimeout as sleep } from 'node:timers/promises'
import { group } from '../attack.ts'
import { TREASURE } from '../lure.ts'
import { runTask, type Step, type Trace } from '../run-task.ts'
import type { Target } from '../target.ts'

/** What the guard says; any other failure would mean that somebody tried to get there. */
const REFUSED = /not reachable for agents|only http and https|not a web address|name or password|may not visit/

const loopback = (port: number) =>
  ['127.0.0.1', 'localhost', 'localhost.', '2130706433', '0177.0.0.1', '0x7f.1', '127.1', '0.0.0.0'].map(
    (host) => `http://${host}:${port}/`,
  )
const MAPPED = ['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '127.0.0.1%2eevil.example']
const METADATA = ['169.254.169.254', '[fd00:ec2::254]', '100.100.100.200', '168.63.129.16', '2852039166']
const PRIVATE = ['10.0.0.1', '172.16.0.1', '192.168.1.1', '[fe80::1]', '[fc00::1]', '0x0a000001', '127.0.0.1']
const OTHER = ['file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/html,hi', 'javascript:1', 'http:\\\\127.0.0.1']

const through = ({ lure }: Target, { steps, result, status, errorMessage }: Trace, url: string): true | string => {
  if (JSON.stringify([steps, result]).includes(TREASURE)) return `${url} was read`
  if (lure.caught.length > 0) return `${url} got through: ${lure.caught.join(', ')}`
  if (status !== 'failed') return `${url}: the task is ${status}`
  return REFUSED.test(errorMessage ?? '') || `${url}: ${errorMessage}`
}

/** Each address in a task of its own, a few at once: a task ends at its first refusal. */
async function eachRefused(target: Target, tool: string, urls: string[], more: Step[] = []): Promise<true | string> {
  target.lure.caught.length = 0
  const waiting = [...urls]
  const found: (true | string)[] = []
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const trace = await runTask(target.ben, [{ do: tool, with: { url } }, ...more])
      found.push(through(target, trace, url))
    }
  }
  await Promise.all([work(), work(), work()])
  return found.find((one) => one !== true) ?? true
}

const hosts = (names: string[]) => names.map((name) => `http://${name}/`)

export const egress = group('where agents go', [
  {
    name: 'A request reaches nothing else on this machine, however the address is spelled.',
    run: (target) => eachRefused(target, 'http.get', loopback(target.lure.trapPort)),
  },
  {
    name: 'A request reaches no private address in an IPv6 coat.',
    run: (target) =>
      eachRefused(
        target,
        'http.get',
        MAPPED.map((host) => `http://${host}:${target.lure.trapPort}/`),
      ),
  },
  {
    name: 'A request reaches neither a cloud’s keys nor a private network.',
    run: (target) => eachRefused(target, 'http.get', hosts([...METADATA, ...PRIVATE])),
  },
  {
    name: 'A request opens web addresses and nothing else: no file, no other scheme.',
    run: (target) => eachRefused(target, 'http.get', OTHER),
  },
  {
    name: 'A request does not follow a redirect to where it may not go.',
    own: true,
    run: (target) => {
      const { url, trapPort } = target.lure
      const to = [
        `http://127.0.0.1:${trapPort}/`,
        `http://localhost:${trapPort}/`,
        'http://169.254.169.254/',
        'file:///etc/passwd',
      ]
      return eachRefused(
        target,
        'http.get',
        to.map((one) => `${url}/redirect?to=${encodeURIComponent(one)}`),
      )
    },
  },
  {
    name: 'A browser opens none of these either, and follows no redirect there.',
    own: true,
    run: (target) => {
      const { url, trapPort } = target.lure
      const trap = `http://127.0.0.1:${trapPort}/`
      return eachRefused(target, 'browser.open', [
        trap,
        `http://[::ffff:127.0.0.1]:${trapPort}/`,
        `http://2130706433:${trapPort}/`,
        'http://169.254.169.254/',
        'file:///etc/passwd',
        `${url}/redirect?to=${encodeURIComponent(trap)}`,
      ])
    },
  },
  {
    name: 'A page in the agents’ browser reaches nothing behind it: no picture, frame, script, beacon or socket.',
    own: true,
    async run(target) {
      target.lure.caught.length = 0
      const open = { do: 'browser.open', with: { url: `${target.lure.url}/page` } }
      const { status, errorMessage, steps } = await runTask(target.ben, [open, { do: 'browser.read' }])
      if (target.lure.caught.length > 0) return target.lure.caught.join(', ')
      if (JSON.stringify(steps).includes(TREASURE)) return 'the page read it'
      return status === 'completed' || `the page itself did not open: ${errorMessage}`
    },
  },
  {
    name: 'Reading tools, other servers’ tools and webhooks go through the same guard.',
    async run(target) {
      const { ben, lure } = target
      const url = `http://127.0.0.1:${lure.trapPort}/`
      const made = await ben.ask('POST', '/api/mcp-servers', { name: 'trap', url })
      if (made.status === 200) return 'an MCP server behind the guard was taken'
      const webhook = await ben.get<{ id: string }>('POST', '/api/webhooks', { url })
      for (const tool of ['extract.list', 'extract.article', 'extract.table']) {
        const found = await eachRefused(target, tool, [url])
        if (found !== true) return `${tool}: ${found}`
      }
      const deliveries = () => ben.get<{ attempts: number }[]>('GET', `/api/webhooks/${webhook.id}/deliveries`)
      while (!(await deliveries()).some(({ attempts }) => attempts > 0)) await sleep(100)
      return lure.caught.length === 0 || lure.caught.join(', ')
    },
  },
])
