import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Push, sendPushes } from '@app/core'
import { approvals, pushAddresses } from '@app/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { startTestApp } from '../testing.ts'
import { assemblePush } from './assemble-push.ts'

const got: { path: string; headers: Record<string, unknown>; bytes: number }[] = []
let status = 201
const service = createServer((request, response) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  request.on('end', () => {
    got.push({ path: request.url ?? '', headers: request.headers, bytes })
    response.writeHead(status).end()
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
const vapid = webPush.generateVAPIDKeys()
const push = assemblePush({
  push: { ...vapid, contact: 'mailto:office@example.com' },
  egressAllow: [host],
}) as Push
const { signUp, db } = await startTestApp({ authMode: 'accounts', pushKey: vapid.publicKey })
const [ada, eve] = [await signUp('ada@example.com'), await signUp('eve@example.com')]
afterAll(() => service.close())
beforeEach(() => {
  got.length = 0
  status = 201
})

/** A browser as the server knows one: an address, and keys whose other half it never sees. */
function newBrowser(name: string) {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  return { endpoint: `http://${host}/${name}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

/** A task of somebody's with a step that may not be taken unasked. */
async function letWait(someone: typeof ada, name: string): Promise<void> {
  const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'http://127.0.0.1:1/' } }] }
  const { json } = await someone.ask('POST', '/api/tasks', { name, recipe })
  const { id } = json as { id: string }
  const { id: userId } = ((await someone.ask('GET', '/api/session')).json as { user: { id: string } }).user
  await db.asSystem((tx) =>
    tx.insert(approvals).values({
      ...{
        id: `a-${id}`,
        taskId: id,
        userId,
        position: 1,
        name: 'Send',
        tool: 'mail.send',
        does: 'Sends',
        why: 'It sends.',
      },
      ...{ input: {}, provenance: {}, hash: id, expiresAt: new Date(Date.now() + 60_000) },
    }),
  )
}

const round = async () => {
  const errors: unknown[] = []
  await sendPushes({ db, push, signal: new AbortController().signal, onError: (error) => errors.push(error) })
  return errors
}

test('a browser that asked is told once that something waits, and nothing of what', async () => {
  expect((await ada.ask('GET', '/api/push')).json).toEqual({ publicKey: vapid.publicKey })
  await ada.ask('POST', '/api/push/subscribe', newBrowser('ada'))
  await letWait(ada, 'Pay the secret invoice')
  await letWait(eve, 'Of somebody who never asked')
  expect(await round()).toEqual([])
  expect(got.map(({ path }) => path)).toEqual(['/ada'])
  expect(got[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(String(got[0]?.headers.authorization)).toContain(vapid.publicKey)
  expect(got[0]?.bytes).toBeGreaterThan(50)
  await round()
  expect(got).toHaveLength(1)
})

test('a browser that is gone is forgotten; a service that stumbles is told of and costs nobody anything', async () => {
  status = 410
  await letWait(ada, 'Another')
  expect(await round()).toEqual([])
  expect(await db.asSystem((tx) => tx.select().from(pushAddresses))).toEqual([])
  status = 503
  await ada.ask('POST', '/api/push/subscribe', newBrowser('again'))
  await letWait(ada, 'A third')
  expect(await round()).toEqual([expect.objectContaining({ message: expect.stringContaining('503') })])
  expect(await db.asSystem((tx) => tx.select().from(pushAddresses))).toHaveLength(1)
})

test('S-20 an address inside the network is refused when it is sent to, not asked', async () => {
  const inside = { ...newBrowser('x'), endpoint: 'http://169.254.169.254/latest' }
  await eve.ask('POST', '/api/push/subscribe', inside)
  const errors = await round()
  expect(errors).toHaveLength(1)
  await eve.ask('POST', '/api/push/unsubscribe', { endpoint: inside.endpoint })
  const left = await db.asSystem((tx) =>
    tx.select().from(pushAddresses).where(eq(pushAddresses.endpoint, inside.endpoint)),
  )
  expect(left).toEqual([])
})

test('what is no address, or no key, is refused in words; so is everything where no keys are set', async () => {
  const wrong = await ada.ask('POST', '/api/push/subscribe', { endpoint: 'javascript:alert(1)', keys: {} })
  expect(wrong.status).toBe(400)
  const { status: longest } = await ada.ask('POST', '/api/push/subscribe', {
    ...newBrowser('y'),
    keys: { p256dh: 'short', auth: 'short' },
  })
  expect(longest).toBe(400)
})

test('ten browsers at the most; the longest known makes room', async () => {
  for (let at = 0; at < 12; at += 1) await ada.ask('POST', '/api/push/subscribe', newBrowser(`b${at}`))
  const kept = await db.asSystem((tx) => tx.select().from(pushAddresses))
  expect(kept).toHaveLength(10)
  expect(kept.map(({ endpoint }) => endpoint)).toContain(`http://${host}/b11`)
})
