import { Refused, type Step } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { messageIdOf } from './message-id.ts'
import { openMail } from './open-mail.ts'
import { memoryOutbox, NOT_DELIVERED } from './outbox.ts'
import type { Mail, OutgoingMail, Receipt, ReceivedMail } from './port.ts'
import { emailTools } from './tools.ts'

const letter = { to: 'ada@example.com', subject: 'Hello', text: 'How are you?' }

function prepare(mail: Mail, step: Partial<Step> = {}) {
  const tools = emailTools(mail, { domain: 'example.com', lookEveryMs: 1 })
  const get = (name: string) => {
    const found = tools.find((tool) => tool.name === name)
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  }
  return {
    get,
    run: async (name: string, input: object) => {
      const tool = get(name)
      const output = tool.output.parse(await tool.run(tool.input.parse(input), bareStep({ key: 'task-3', ...step })))
      return { output, proof: tool.proof?.(output) }
    },
  }
}

const without = () => {
  const outbox = memoryOutbox()
  return { outbox, mail: openMail({ outbox }) }
}

/** A mailbox of these messages, and a sender that answers so. */
function fake(messages: ReceivedMail[][], receipt: Partial<Receipt> = {}) {
  const sent: OutgoingMail[] = []
  const { mail } = without()
  let looks = 0
  const faked: Mail = {
    ...mail,
    search: async () => messages[Math.min(looks++, messages.length - 1)] ?? [],
    read: async (id) => messages.flat().find((one) => one.id === id) ?? Promise.reject(new Refused('gone')),
    mark: async () => ({ seen: false, flagged: true }),
    move: async () => ({ found: false }),
    async send(outgoing) {
      sent.push(outgoing)
      const { messageId, to } = outgoing
      return { messageId, accepted: to, rejected: [], response: '250 ok', outcome: 'handed-over', ...receipt }
    },
  }
  return { sent, mail: faked }
}

const message = (id: string, more: Partial<ReceivedMail> = {}): ReceivedMail => ({
  id,
  messageId: `<${id}@shop.example>`,
  from: 'shop@shop.example',
  to: ['ada@example.com'],
  cc: [],
  subject: 'News',
  date: '2026-01-01T00:00:00.000Z',
  seen: false,
  text: '',
  links: [],
  inReplyTo: '',
  attachments: [],
  ...more,
})

test('without a mail server a message is kept in the outbox, and nobody is told it was delivered', async () => {
  const { outbox, mail } = without()
  const { output, proof } = await prepare(mail).run('email.send', letter)
  expect(output).toMatchObject({ outcome: 'kept', accepted: [], response: NOT_DELIVERED })
  expect(proof).toEqual({ verdict: 'unverified', words: NOT_DELIVERED })
  expect(await outbox.list()).toMatchObject([{ kind: 'message', to: ['ada@example.com'], subject: 'Hello' }])
})

test('without a mailbox a draft waits in the outbox, and there is no mail to read', async () => {
  const { outbox, mail } = without()
  const { run } = prepare(mail)
  const { proof } = await run('email.draft', letter)
  await run('email.draft', letter)
  expect(proof).toMatchObject({ verdict: 'verified', words: expect.stringContaining('Nothing was sent') })
  expect(await outbox.list()).toMatchObject([{ kind: 'draft', text: 'How are you?' }])
  await expect(run('email.search', {})).rejects.toThrow(/No mailbox is set up/)
  await expect(run('email.wait', {})).rejects.toThrow(/No mailbox is set up/)
})

test('R-03 the same step writes the same Message-ID, another step another', () => {
  expect(messageIdOf('task-3', 'example.com')).toBe(messageIdOf('task-3', 'example.com'))
  expect(messageIdOf('task-3', 'example.com')).not.toBe(messageIdOf('task-4', 'example.com'))
  expect(messageIdOf('task-3', 'example.com')).toMatch(/^<[0-9a-f]{32}@example\.com>$/)
})

test('what the mail server took on is verified by its answer', async () => {
  const { sent, mail } = fake([])
  const opened = { name: 'bill.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }
  const { proof } = await prepare(mail, { open: async () => opened }).run('email.send', {
    ...letter,
    to: 'ada@example.com, Ben <ben@example.com>',
    cc: ['cleo@example.com'],
    inReplyTo: '<q@example.com>',
    attachments: ['file-1'],
  })
  expect(sent).toEqual([
    {
      messageId: messageIdOf('task-3', 'example.com'),
      to: ['ada@example.com', 'ben@example.com'],
      cc: ['cleo@example.com'],
      bcc: [],
      subject: 'Hello',
      text: 'How are you?',
      inReplyTo: '<q@example.com>',
      attachments: [opened],
    },
  ])
  expect(proof).toMatchObject({ verdict: 'verified', words: expect.stringContaining('250 ok') })
})

test('a recipient turned away contradicts, and says who has it already', async () => {
  const { mail } = fake([], { rejected: [{ address: 'ben@example.com', words: '550 unknown' }] })
  const { proof } = await prepare(mail).run('email.send', letter)
  expect(proof?.verdict).toBe('contradicted')
  expect(proof?.words).toMatch(/ben@example.com \(550 unknown\).*taken for ada@example.com/)
})

test.each([
  [{ to: 'a@b.cc\r\nBcc: x@y.zz' }, /line break/],
  [{ subject: 'Hi\r\nBcc: x@y.zz' }, /subject holds a line break/],
  [{ inReplyTo: '<a@b.cc>\r\nBcc: x@y.zz' }, /Message-ID/],
  [{ to: [] }, /no recipient/],
  [{ to: Array.from({ length: 51 }, (_, at) => `a${at}@example.com`) }, /51 people/],
  [{ cc: 'nobody' }, /not an e-mail address/],
])('S-80, 24: %j is refused with a sentence, and nothing is sent', async (more, words) => {
  const { sent, mail } = fake([])
  await expect(prepare(mail).run('email.send', { ...letter, ...more })).rejects.toThrow(words)
  expect(sent).toEqual([])
})

test('files too large for mail are refused', async () => {
  const { sent, mail } = fake([])
  const open = async () => ({ name: 'a', type: 'b/c', bytes: new Uint8Array(9_500_000) })
  const two = { ...letter, attachments: ['1', '2'] }
  await expect(prepare(mail, { open }).run('email.send', two)).rejects.toThrow(/19 MB together/)
  expect(sent).toEqual([])
})

test('sending is aimed by its recipients, and files need the permission', () => {
  const send = prepare(without().mail).get('email.send')
  expect(send.effect).toBe('sends')
  expect(send.aims).toEqual(['to', 'cc', 'bcc'])
  expect(send.needs?.(send.input.parse({ ...letter, attachments: ['x'] }))).toBe('fileAccess')
  expect(send.needs?.(send.input.parse(letter))).toBeUndefined()
})

test('S-42 mail that is read was written by others and is the user’s own', () => {
  const { get } = prepare(without().mail)
  for (const name of ['email.search', 'email.read', 'email.wait']) {
    expect(get(name).brings?.({}), name).toEqual(['outside', 'private'])
  }
})

test('a message that is read leaves its files with the task', async () => {
  const file = { name: 'bill.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }
  const { mail } = fake([[message('a/1/1', { text: 'x'.repeat(100_001), attachments: [file] })]])
  const kept: unknown[] = []
  const keep: Step['keep'] = async (one) => {
    kept.push(one)
    return { id: 'f1', name: one.name, type: one.type, bytes: one.bytes.length }
  }
  const { output } = await prepare(mail, { keep }).run('email.read', { id: 'a/1/1' })
  expect(kept).toEqual([file])
  expect(output).toMatchObject({ cut: true, attachments: [{ id: 'f1', name: 'bill.pdf', bytes: 4 }] })
  expect(output).toHaveProperty('text.length', 100_000)
})

test('what was not marked as wanted, or not found where it was moved, contradicts', async () => {
  const { run } = prepare(fake([]).mail)
  expect((await run('email.mark', { id: 'a/1/1', flagged: true })).proof?.verdict).toBe('verified')
  expect((await run('email.mark', { id: 'a/1/1', seen: true })).proof?.verdict).toBe('contradicted')
  expect((await run('email.move', { id: 'a/1/1', folder: 'B' })).proof?.verdict).toBe('contradicted')
  await expect(run('email.mark', { id: 'a/1/1' })).rejects.toThrow(/Give seen or flagged/)
})

test('waiting ends with the message that brings the code, not with the first that comes', async () => {
  const news = message('news/1/1', { text: 'Our news of 2026' })
  const code = message('code/1/2', { subject: 'Your code', text: 'Your code is 482913' })
  const { mail } = fake([[], [news], [code, news]])
  const { output } = await prepare(mail).run('email.wait', { find: 'code', seconds: 100 })
  expect(output).toMatchObject({ code: '482913', message: { id: 'code/1/2' } })
})

test('waiting returns the link that was asked for', async () => {
  const links = ['https://ads.example/x', 'https://shop.example/confirm?t=1']
  const { mail } = fake([[message('1/1/1', { links })]])
  const { output } = await prepare(mail).run('email.wait', { find: 'link', linkTo: 'shop.example/confirm' })
  expect(output).toMatchObject({ link: 'https://shop.example/confirm?t=1' })
})

test('waiting has an end, and says what was missing', async () => {
  const { mail } = fake([[]])
  const tools = emailTools(mail, { domain: 'example.com', lookEveryMs: 1_000 })
  const wait = tools.find(({ name }) => name === 'email.wait')
  const waiting = wait?.run(wait.input.parse({ find: 'code', seconds: 1, from: 'x' }), bareStep())
  await expect(waiting).rejects.toThrow(/No message that fits came within 1 seconds and brought a code/)
})

test('waiting stops when the task is stopped', async () => {
  const stop = new AbortController()
  const { mail } = fake([[]])
  const search = async () => {
    stop.abort(new Error('stopped'))
    return []
  }
  const tools = emailTools({ ...mail, search }, { domain: 'example.com' })
  const wait = tools.find(({ name }) => name === 'email.wait')
  const waiting = wait?.run(wait.input.parse({}), bareStep({ signal: stop.signal }))
  await expect(waiting).rejects.toThrow(/abort/i)
})
