import type { MailContent, Recipient } from '@app/core'
import { GOVERNED_MAILS, LANGUAGES, MAIL_KINDS } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { writeMail } from './write-mail.ts'

const BASE = 'https://bots.example'
const ada: Recipient = {
  id: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  language: 'en',
  timezone: 'UTC',
  wantsNews: true,
}
const link = { token: 'one-time', expiresAt: '2026-05-01T12:00:00.000Z' }
const usage = { used: 812, limit: 1_000, resetsAt: '2026-06-01T00:00:00.000Z' }
const task = { taskId: 't-1', taskName: 'Read prices' }
const receipt = { number: 'A-7', plan: 'Pro', amountCents: 4_900, currency: 'usd', paidAt: '2026-05-01T10:00:00.000Z' }
const VALUES = {
  'verify-address': link,
  'reset-password': link,
  'account-exists': link,
  receipt,
  'usage-high': usage,
  'usage-reached': usage,
  'approval-waits': task,
  'task-failed': task,
  'task-needs-review': task,
}
const content = (kind: keyof typeof VALUES, over: object = {}) =>
  ({ kind, values: { ...VALUES[kind], ...over } }) as MailContent
const failed = (taskName: string) => writeMail(content('task-failed', { taskName }), ada, BASE)

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MAIL_KINDS)(
    '%s is whole: nothing missing, nothing unfilled, one button, a way to say no where there is one',
    async (kind) => {
      const mail = await writeMail(content(kind), { ...ada, language }, BASE)
      for (const part of [mail.subject, mail.text, mail.html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
        expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
        expect(part.trim()).not.toBe('')
      }
      expect(mail.html).toContain(`<html lang="${language}">`)
      expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import/i)
      const leads = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
      expect(leads.every((href) => href.startsWith(`${BASE}/`))).toBe(true)
      expect(mail.text).toContain(leads[0])
      expect(mail.unsubscribe).toBe(GOVERNED_MAILS.includes(kind) ? `${BASE}/settings` : undefined)
      expect(mail.text.includes(`${BASE}/settings`)).toBe(GOVERNED_MAILS.includes(kind) || kind === 'receipt')
    },
  )
})

test('figures, dates and money are written as the reader writes them', async () => {
  const german = { ...ada, language: 'de' as const, timezone: 'Europe/Berlin' }
  const { text } = await writeMail(content('receipt', { currency: 'eur', amountCents: 123_456 }), german, BASE)
  expect(text).toMatch(/1\.234,56\s€/)
  expect(text).toContain('1. Mai 2026')
  const yen = await writeMail(
    content('receipt', { currency: 'jpy', amountCents: 4_900 }),
    { ...ada, language: 'ja' },
    BASE,
  )
  expect(yen.text).toMatch(/[¥￥]4,900/)
  const high = await writeMail(content('usage-high'), ada, BASE)
  expect(high.subject).toBe('81% of your AI actions are used')
  expect(high.text).toContain('812 of the 1,000')
  expect(high.text).toContain('June 1, 2026')
})

test('until an account has a language, the browser that asked decides', async () => {
  const newcomer = { ...ada, language: undefined }
  expect((await writeMail(content('verify-address', { language: 'fr' }), newcomer, BASE)).subject).toMatch(/^Confirmez/)
  expect((await writeMail(content('verify-address', { language: 'xx' }), newcomer, BASE)).subject).toMatch(
    /^Confirm your/,
  )
})

test('the secret of a link stands behind the hash, where no server logs it', async () => {
  const { text } = await writeMail(content('reset-password'), ada, BASE)
  expect(text).toContain(`${BASE}/reset-password#one-time`)
})

test.each([
  ['a\r\nBcc: eve@example.com', 'a Bcc: eve@example.com'],
  ['a\u2028Subject: b', 'a Subject: b'],
  ['a\u0000b\u202Ec', 'a b c'],
])('S-80 a name cannot begin another header: %j', async (name, shown) => {
  const mail = await failed(name)
  expect(mail.subject).toBe(`A task has failed: ${shown}`)
  const named = await writeMail(content('receipt', { number: name, plan: name }), { ...ada, name }, BASE)
  expect(named.subject).not.toMatch(/\p{Cc}|[\u2028\u2029]/u)
})

test('a very long name is cut, a broken one is mended, and neither tears the subject', async () => {
  const { subject } = await failed('🦊'.repeat(4_000))
  expect([...subject].length).toBeLessThanOrEqual(140)
  expect(subject.isWellFormed()).toBe(true)
  expect((await failed('half \uD83D')).subject.isWellFormed()).toBe(true)
})

test.each(['{product}', '{{constructor}}', `\${7*7}`, '<%= 7*7 %>', '$& $1'])(
  '%s in a name stays text',
  async (name) => {
    const { subject, text } = await failed(name)
    expect(subject).toBe(`A task has failed: ${name}`)
    expect(text).toContain(name)
  },
)

test('markup in a name is shown, not obeyed', async () => {
  const { html } = await failed('<img src=x onerror=alert(1)>"\'&')
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
})
