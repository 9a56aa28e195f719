import { expect, test } from 'vitest'
import { imapOnLoopback } from './imap-on-loopback.ts'
import { openMail } from './open-mail.ts'
import { memoryOutbox } from './outbox.ts'

const never = new AbortController().signal
const letter = { to: ['a@example.com'], cc: [], bcc: [], subject: 's', text: 't', attachments: [] }

test('with a mailbox and no mail server, mail is read there and sent messages are kept', async () => {
  const { port } = await imapOnLoopback({ INBOX: [] })
  const outbox = memoryOutbox()
  const host = '127.0.0.1'
  const allow = [`${host}:${port}`]
  const imap = { host, port, security: 'none' as const, username: 'ada', password: 'right', from: 'a@b.cc', allow }
  const mail = openMail({ imap, outbox })
  expect(await mail.search({ folder: 'INBOX', limit: 1 }, never)).toEqual([])
  expect(await mail.send({ ...letter, messageId: '<1@b.cc>' }, never)).toMatchObject({ outcome: 'kept' })
  expect(await outbox.list()).toMatchObject([{ messageId: '<1@b.cc>' }])
})

test('with a mail server and no mailbox, messages go to it and drafts are kept', async () => {
  const outbox = memoryOutbox()
  const smtp = { host: '127.0.0.1', port: 587, security: 'tls' as const, from: 'a@b.cc', allow: [] }
  const mail = openMail({ smtp, outbox })
  await expect(mail.send({ ...letter, messageId: '<1@b.cc>' }, never)).rejects.toThrow(/EGRESS_ALLOW/)
  expect(await mail.draft({ ...letter, messageId: '<2@b.cc>' }, never)).toMatchObject({ seen: true })
  expect(await outbox.list()).toMatchObject([{ messageId: '<2@b.cc>', kind: 'draft' }])
})
