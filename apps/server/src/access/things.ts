import { Readable } from 'node:stream'
import { keyOf } from '@app/core'
import { agentTests, alerts, approvals, artefacts, browserProfiles, deliveries, mcpServers, outbox } from '@app/db'
import type { Parts } from '../parts.ts'
import type { Person } from '../testing.ts'

export const HASH = '0'.repeat(64)

/** One of everything that has an id, of one owner: through the door where there is one, else as the worker writes it. */
export async function makeThings({ db, files }: Parts, owner: Person) {
  const send = async (method: string, path: string, body?: unknown) => {
    const { json, words } = await owner.ask(method, path, body)
    if (!json || typeof json !== 'object') throw new Error(`${method} ${path}: ${words}`)
    return json as Record<string, string>
  }
  const make = async (path: string, body?: unknown) => (await send('POST', path, body)).id ?? ''
  const { user } = (await send('GET', '/api/session')) as unknown as { user: { id: string } }
  const steps = [{ do: 'rows.answer', with: { rows: [], how: 'count' } }]
  const agent = await make('/api/agents', { name: 'Scout', recipe: { version: 1, steps } })
  const task = await make('/api/tasks', { name: 'Count', recipe: { version: 1, steps } })
  const webhook = await make('/api/webhooks', { url: 'https://receiver.example/' })
  const share = await send('POST', `/api/tasks/${task}/shares`, { days: 1 })
  const draft = await make('/api/collab/drafts', { name: 'Draft' })
  const invitation = await send('POST', `/api/collab/drafts/${draft}/invitation`)
  await send('PUT', `/api/agents/${agent}/schedule`, { cron: '0 9 * * *', timezone: 'UTC' })
  const [session] = (await send('GET', '/api/account/sessions')) as unknown as { id: string }[]
  const things = {
    ...{ user: user.id, agent, task, webhook, draft, share: share.id ?? '', session: session?.id ?? '' },
    shareToken: share.token ?? '',
    invitation: invitation.token ?? '',
    trigger: await make('/api/triggers', { agentId: agent, name: 'Orders' }),
    watch: await make('/api/watches', { agentId: agent, product: 'Lamp', url: 'https://shop.example/lamp' }),
    credential: await make('/api/credentials', { name: 'Shop', origin: 'https://shop.example', secret: 'hunter2' }),
    apiKey: await make('/api/account/api-keys', { name: 'Program', scopes: ['read'] }),
    ...{ approval: 'approval-1', artefact: 'file-1', alert: 'alert-1', delivery: 'delivery-1', test: 'test-1' },
    ...{ mail: 'mail-1', profile: 'profile-1', mcp: 'mcp-1' },
  }
  await db.asSystem(async (tx) => {
    const mine = { userId: user.id, name: 'x' }
    const effect = { ...mine, position: 0, tool: 'mail.send', does: 'Sends', why: 'asked', input: {}, provenance: {} }
    const expiresAt = new Date(Date.now() + 3_600_000)
    await tx.insert(approvals).values({ ...effect, id: things.approval, taskId: task, hash: HASH, expiresAt })
    await files.put(keyOf({ userId: user.id, taskId: task, id: things.artefact }), Readable.from(['x']))
    const file = { position: 0, type: 'image/png', bytes: 1, sha256: HASH }
    await tx.insert(artefacts).values({ ...mine, ...file, id: things.artefact, taskId: task })
    await tx.insert(alerts).values({ ...mine, id: things.alert, type: 'WARNING', product: 'Lamp', message: 'Up.' })
    const told = { eventId: 1, type: 'task.failed', payload: {}, webhookId: webhook }
    await tx.insert(deliveries).values({ ...mine, ...told, id: things.delivery })
    const tested = { agentId: agent, taskId: task, recipe: {}, dryRun: false, expectations: {} }
    await tx.insert(agentTests).values({ ...mine, ...tested, id: things.test })
    await tx
      .insert(outbox)
      .values({ ...mine, id: things.mail, messageId: 'm', kind: 'message', mail: { html: '<p>Hello</p>' } })
    await tx.insert(browserProfiles).values({ ...mine, id: things.profile, sealed: '' })
    await tx.insert(mcpServers).values({ ...mine, id: things.mcp, url: 'https://mcp.example/', tools: [] })
  })
  return things
}

export type Things = Awaited<ReturnType<typeof makeThings>>
