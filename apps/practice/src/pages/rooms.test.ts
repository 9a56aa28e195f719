import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createPractice } from '../create-practice.ts'
import { PRACTICE_LOG_IN } from './account.ts'
import { PRACTICE_TOTP } from './secure.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const NOW = new Date('2026-05-20T10:00:00Z')

function visit() {
  const app = createPractice({ now: () => NOW })
  const post = (url: string, fields: Record<string, string>, cookie = '') =>
    app.inject({ method: 'POST', url, headers: { ...FORM, cookie }, payload: new URLSearchParams(fields).toString() })
  return { app, post }
}

test('the vault opens to a password and the code of the moment, and to each code once', async () => {
  const { app, post } = visit()
  const code = new TOTP({ secret: Secret.fromBase32(PRACTICE_TOTP) }).generate({ timestamp: NOW.getTime() })
  const halfway = await post('/vault/log-in', PRACTICE_LOG_IN)
  const cookie = String(halfway.headers['set-cookie']).split(';')[0] ?? ''
  expect((await app.inject({ url: '/vault', headers: { cookie } })).headers.location).toBe('/vault/log-in')
  expect((await post('/vault/code', { code: '000000' }, cookie)).statusCode).toBe(401)
  expect((await post('/vault/code', { code })).statusCode).toBe(401)
  expect((await post('/vault/code', { code }, cookie)).headers.location).toBe('/vault')
  expect((await app.inject({ url: '/vault', headers: { cookie } })).body).toContain('$48,210.00')
  const again = String((await post('/vault/log-in', PRACTICE_LOG_IN)).headers['set-cookie']).split(';')[0] ?? ''
  expect((await post('/vault/code', { code }, again)).statusCode).toBe(401)
})

test('a contact is found, changed on its page, and the API knows it', async () => {
  const { app, post } = visit()
  expect((await app.inject('/crm?q=alves')).body).toContain('href="/crm/P-002"')
  const fields = { name: 'Bruno Alves', email: 'b@example.com', stage: 'Won', value: '4200', notes: 'Signed' }
  expect((await post('/crm/P-002', fields)).statusCode).toBe(303)
  expect((await app.inject('/api/contacts/P-002')).json()).toMatchObject({
    stage: 'Won',
    value: 4_200,
    notes: 'Signed',
  })
  expect((await post('/crm/P-002', { ...fields, email: 'nowhere' })).statusCode).toBe(400)
})

test('the ledger has two thousand rows on forty pages, no two alike', async () => {
  const { app } = visit()
  const pages = await Promise.all(Array.from({ length: 40 }, (_, n) => app.inject(`/ledger?page=${n + 1}`)))
  const rows = pages.flatMap(({ body }) => body.match(/B-\d{5}/g) ?? [])
  expect(new Set(rows).size).toBe(2_000)
  expect(pages.at(-1)?.body).not.toContain('rel="next"')
  expect((await app.inject('/ledger?page=41')).body).not.toContain('B-')
})

test('offers come in parts until there are no more', async () => {
  const { app } = visit()
  const first = (await app.inject('/api/feed')).json()
  const last = (await app.inject('/api/feed?from=220')).json()
  expect([first.items.length, first.more, last.items.length, last.more]).toEqual([20, true, 20, false])
})

test('products are found by price and sorted', async () => {
  const { app } = visit()
  const { body } = await app.inject('/shop?most=5&sort=price')
  expect(body.match(/\$\d+\.\d\d/g)).toEqual(['$3.49', '$3.99', '$4.29', '$4.49', '$4.99'])
  const unfiltered = await app.inject('/shop?q=&category=&most=&sort=&page=2')
  expect(unfiltered.body.match(/<li>/g)).toHaveLength(8)
})

test('a message is read, and one is sent without leaving the mailbox', async () => {
  const { app, post } = visit()
  expect((await app.inject('/mail/M-2')).body).toContain('482913')
  await post('/mail', { to: 'grace@example.com', subject: 'Your order', text: 'New files are on their way.' })
  expect((await app.inject('/api/mail?folder=sent')).json().items).toMatchObject([{ to: 'grace@example.com' }])
  expect((await post('/mail', { to: 'nobody', subject: 'x', text: 'y' })).statusCode).toBe(400)
})

test('documents are real: invoices, a form to fill in, a price list; what is handed in is known by its bytes', async () => {
  const { app } = visit()
  for (const file of ['invoice-2026-0417.pdf', 'invoice-88-1203.pdf', 'order-form.pdf']) {
    const answer = await app.inject(`/documents/${file}`)
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
  expect((await app.inject('/documents/prices.csv')).body.split('\r\n')).toHaveLength(26)
  const form = new FormData()
  form.append('document', new File(['hello'], 'note.txt'))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  await app.inject({ method: 'POST', url: '/documents', headers, payload: Buffer.from(await sent.arrayBuffer()) })
  expect((await app.inject('/api/uploads')).json().items).toMatchObject([
    { name: 'note.txt', bytes: 5, sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
  ])
})
