import { type Call, calls } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import type { Person } from '../testing.ts'
import { sampleOf } from './sample.ts'
import { HASH, type Things } from './things.ts'

export interface Row {
  name: string
  call: Call
  path: string
  body: unknown
  /** Somebody's own thing is named in it, so it does not exist for others. */
  foreign: boolean
}

/** Whose ids stand in an address: the longest beginning that fits. What belongs to nobody is `null`. */
const IDS: Record<string, keyof Things | null> = {
  '/api/account/sessions': 'session',
  '/api/account/api-keys': 'apiKey',
  '/api/admin/users': 'user',
  '/api/admin/plans': 'user',
  '/api/admin/flags': null,
  '/api/agents': 'agent',
  '/api/alerts': 'alert',
  '/api/approvals': 'approval',
  '/api/artefacts': 'artefact',
  '/api/bots': 'agent',
  '/api/bots/tests': 'test',
  '/api/browser-profiles': 'profile',
  '/api/calls': null,
  '/api/collab/drafts': 'draft',
  '/api/credentials': 'credential',
  '/api/deliveries': 'delivery',
  '/api/deployment': 'agent',
  '/api/extension/browsers': 'browser' as never,
  '/api/help/votes': null,
  '/api/hooks': 'trigger',
  '/api/mcp-servers': 'mcp',
  '/api/mega-platforms': null,
  '/api/models': null,
  '/api/outbox': 'mail',
  '/api/shared': 'shareToken',
  '/api/shares': 'share',
  '/api/tasks': 'task',
  '/api/triggers': 'trigger',
  '/api/watches': 'watch',
  '/api/webhooks': 'webhook',
}

/** What else stands in an address, by its name there. */
const NAMED: Record<string, string> = {
  version: '1',
  position: '1',
  guestId: 'guest',
  name: 'model-planners',
  platformId: 'slack',
  provider: 'compatible',
}

export function rowsOf(things: Things & { browser: string }): Row[] {
  const bodies = bodiesFor(things)
  const rows = Object.entries(calls).flatMap(([noun, group]) =>
    Object.entries(group as Record<string, Call>).map(([verb, call]) => {
      const name = `${noun}.${verb}`
      const { path, foreign } = fill(call, things)
      const body = name in bodies ? bodies[name] : call.body && sampleOf(call.body)
      return { name, call, path, body, foreign: foreign || JSON.stringify(body ?? {}).includes(things.agent) }
    }),
  )
  const bare = rows.filter(({ call, body }) => call.body && !call.body.safeParse(body).success)
  if (bare.length > 0) throw new Error(`Give these a body in rows.ts: ${bare.map(({ name }) => name).join(', ')}`)
  return rows
}

function fill({ path, query, access }: Call, things: Things & { browser: string }): { path: string; foreign: boolean } {
  if (!path.includes(':')) return { path: query.safeParse({}).success ? path : `${path}?path=/shop`, foreign: false }
  const start = Object.keys(IDS)
    .filter((one) => path.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length)[0]
  if (!start) throw new Error(`Whose ids stand in ${path}? Add a line to rows.ts.`)
  const noun = IDS[start] ?? null
  const own = noun ? things[noun] : 'unknown'
  let first = true
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value =
      first && !(noun === null && NAMED[name]) ? own : name === 'id' ? things.artefact : (NAMED[name] ?? own)
    first = false
    return value
  })
  return { path: filled, foreign: noun !== null && access === 'user' }
}

/** Bodies that a schema does not tell, or that would do harm to the asker as it stands. */
function bodiesFor(things: Things): Record<string, unknown> {
  const here = 'http://127.0.0.1:3000/'
  const plan = { plan: 'starter', interval: 'month' }
  const timetable = { cron: '0 9 * * *', timezone: 'UTC' }
  return {
    'account.delete': { confirm: 'somebody else', password: 'wrong' },
    'approvals.approve': { hash: HASH },
    'approvals.reject': { hash: HASH },
    'approvals.answer': { hash: HASH, answer: 'Yes' },
    'billing.createCheckoutSession': { priceId: 'x', successUrl: here, cancelUrl: here },
    'billing.portal': { returnUrl: here },
    'billing.preview': plan,
    'collab.join': { token: 'x'.repeat(43) },
    'flags.set': { on: true },
    'models.save': { address: 'http://127.0.0.1:9/v1' },
    'lab.rehearse': { to: '+15550100', language: 'en-US', opening: 'Hello', questions: [], closing: 'Bye' },
    'push.subscribe': { endpoint: 'https://push.example/x', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
    'schedules.save': timetable,
    'schedules.preview': timetable,
    'settings.save': { ...DEFAULT_SETTINGS, apiAccessEnabled: true },
    'shares.create': { days: 1 },
    'tasks.forecast': { recipe: { version: 1, steps: [{ do: 'rows.answer', with: { rows: [], how: 'count' } }] } },
    'triggers.create': { agentId: things.agent, name: 'Mine' },
    'watches.create': { agentId: things.agent, product: 'Lamp', url: 'https://shop.example/' },
    'webhooks.create': { url: 'https://receiver.example/' },
    'extension.run': { agentId: things.agent, url: 'https://shop.example/' },
  }
}

/** What comes of it, as far as the door is concerned. */
export async function askRow(one: Person, { call, path, body }: Row, headers?: Record<string, string>) {
  const { status } = await one.ask(call.method, path, call.method === 'GET' ? undefined : body, headers)
  return status
}
