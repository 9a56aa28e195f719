import { Refused, Unavailable } from '@app/toolkit'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { OFF_LIMITS } from '../egress/off-limits.ts'
import { serveRawOnLoopback } from '../http/serve-on-loopback.ts'
import type { OutgoingMail } from './port.ts'
import { type SmtpServer, smtpSender } from './smtp.ts'

const never = new AbortController().signal
const mail: OutgoingMail = {
  messageId: '<k1@example.com>',
  to: ['ada@example.com'],
  cc: ['ben@example.com'],
  bcc: ['cleo@example.com'],
  subject: 'Grüße',
  text: 'Hello\n.\nworld',
  attachments: [],
}

const senderTo = (port: number, more: Partial<SmtpServer> = {}) =>
  smtpSender({
    host: 'mail.example',
    port,
    security: 'none',
    from: 'bot@example.com',
    allow: [`mail.example:${port}`],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ...more,
  })

/** A mail server for one test, gone with it, and what it was given. */
async function serve(options: SMTPServerOptions = {}, more: Partial<SmtpServer> = {}) {
  const got: { to: string[]; message: ParsedMail }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const message = await simpleParser(stream)
      got.push({ to: session.envelope.rcptTo.map(({ address }) => address), message })
      done(null, 'queued as 7')
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, port, sender: senderTo(port, more) }
}

test('a message arrives as it was written, blind copies unseen', async () => {
  const { got, sender } = await serve()
  const bytes = Buffer.from('%PDF-1.7')
  const attachments = [{ name: 'Rechnung März.pdf', type: 'application/pdf', bytes }]
  const receipt = await sender.send({ ...mail, inReplyTo: '<q@example.com>', attachments }, never)
  expect(receipt).toEqual({
    messageId: '<k1@example.com>',
    accepted: ['ada@example.com', 'ben@example.com', 'cleo@example.com'],
    rejected: [],
    response: '250 queued as 7',
    outcome: 'handed-over',
  })
  expect(got).toHaveLength(1)
  expect(got[0]?.to).toEqual(receipt.accepted)
  const message = got[0]?.message
  expect(message?.subject).toBe('Grüße')
  expect(message?.text?.trim()).toBe('Hello\n.\nworld')
  expect(message?.from?.text).toBe('bot@example.com')
  expect(message?.messageId).toBe('<k1@example.com>')
  expect(message?.inReplyTo).toBe('<q@example.com>')
  expect(message?.headers.has('bcc')).toBe(false)
  expect(message?.attachments.map(({ filename, content }) => [filename, String(content)])).toEqual([
    ['Rechnung März.pdf', '%PDF-1.7'],
  ])
})

const refuse = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

test('who is turned away is named, and why', async () => {
  const { sender } = await serve({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('ben') ? refuse(550, 'No such user') : null),
  })
  const receipt = await sender.send(mail, never)
  expect(receipt.accepted).toEqual(['ada@example.com', 'cleo@example.com'])
  expect(receipt.rejected).toEqual([{ address: 'ben@example.com', words: '550 No such user' }])
})

test('nobody accepted is a refusal in the server’s words', async () => {
  const { sender } = await serve({ onRcptTo: (_to, _session, done) => done(refuse(550, 'No such user')) })
  const failed = await sender.send(mail, never).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Refused)
  expect(failed).toMatchObject({ message: expect.stringContaining('550 No such user') })
})

test('greylisting is worth another try, and nothing was sent', async () => {
  const { sender } = await serve({ onRcptTo: (_to, _session, done) => done(refuse(451, 'Greylisted, come back')) })
  const failed = await sender.send(mail, never).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ perhapsDone: false, message: expect.stringContaining('Greylisted') })
})

test('a message turned away after it was read is a refusal, not a doubt', async () => {
  const { sender } = await serve({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse(552, 'Too large'))),
  })
  await expect(sender.send(mail, never)).rejects.toThrow(/did not take the message: 552 Too large/)
})

test('a wrong password is said, without the password', async () => {
  const auth: SMTPServerOptions = { onAuth: (_auth, _session, done) => done(refuse(535, 'no, s3cret is wrong')) }
  const { sender } = await serve({ ...auth, allowInsecureAuth: true }, { username: 'ada', password: 's3cret' })
  const failed = await sender.send(mail, never).catch((error: Error) => error)
  expect(failed).toBeInstanceOf(Refused)
  expect(String(failed)).toMatch(/did not accept the log-in/)
  expect(String(failed)).not.toContain('s3cret')
})

test('a server that does not ask for the log-in it was meant to get is not given the message', async () => {
  const { got, sender } = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] }, { username: 'ada', password: 'x' })
  await expect(sender.send(mail, never)).rejects.toThrow(/did not accept the log-in/)
  expect(got).toEqual([])
})

test('R-03 a server that breaks off after the whole message leaves a doubt, with what to look for', async () => {
  const { port } = await serveRawOnLoopback((socket) => {
    socket.write('220 hello\r\n')
    let body = false
    socket.on('data', (data) => {
      const text = String(data)
      if (body) return text.endsWith('\r\n.\r\n') ? void socket.destroy() : undefined
      body = text.startsWith('DATA')
      socket.write(body ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  const failed = await senderTo(port)
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ perhapsDone: true, message: expect.stringContaining('<k1@example.com>') })
})

test('a server that breaks off before the message leaves no doubt', async () => {
  const { port } = await serveRawOnLoopback((socket) => {
    socket.write('220 hello\r\n')
    socket.on('data', (data) => (String(data).startsWith('MAIL') ? socket.destroy() : socket.write('250 ok\r\n')))
  })
  const failed = await senderTo(port)
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ perhapsDone: false })
})

test('a server that says nothing is given up in time', async () => {
  const { port } = await serveRawOnLoopback(() => undefined)
  const failed = await senderTo(port, { timeoutMs: 50 })
    .send(mail, never)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(failed).toMatchObject({ perhapsDone: false, message: expect.stringContaining('Nothing was sent') })
})

test('S-20 a mail server at a private address is not reached', async () => {
  const server = await serveRawOnLoopback(() => undefined)
  const { port } = server
  const closed = { allow: [`10.9.9.9:${port}`], security: 'tls' as const }
  await expect(senderTo(port, closed).send(mail, never)).rejects.toThrow(OFF_LIMITS)
  await expect(senderTo(port, { ...closed, host: '127.0.0.1' }).send(mail, never)).rejects.toThrow(OFF_LIMITS)
  await expect(senderTo(port, { ...closed, allow: [] }).send(mail, never)).rejects.toThrow(OFF_LIMITS)
  await expect(senderTo(587, { ...closed, allow: [] }).send(mail, never)).rejects.toThrow(OFF_LIMITS)
  await expect(senderTo(25, { ...closed, allow: [] }).send(mail, never)).rejects.toThrow(OFF_LIMITS)
  expect(server.connections).toBe(0)
})

test('without encryption nothing leaves, unless the operator has opened the server by name', async () => {
  const server = await serveRawOnLoopback(() => undefined)
  const open = senderTo(server.port, { allow: [`127.0.0.1:${server.port}`] })
  await expect(open.send(mail, never)).rejects.toThrow(/without encryption/)
  expect(server.connections).toBe(0)
})

test.each(['tls', 'starttls'] as const)('a certificate nobody vouches for is refused with %s', async (security) => {
  const { got, sender } = await serve({ secure: security === 'tls', disabledCommands: [] }, { security })
  const failed = await sender.send(mail, never).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Refused)
  expect(failed).toMatchObject({ message: expect.stringContaining('certificate') })
  expect(got).toEqual([])
})

test('a server that offers no encryption is not given the message', async () => {
  const { got, sender } = await serve({}, { security: 'starttls' })
  await expect(sender.send(mail, never)).rejects.toThrow(/no encryption/)
  expect(got).toEqual([])
})

test('S-80 a drawn part and headers of our own travel along, and no value begins another header', async () => {
  const { got, sender } = await serve()
  const html = '<p>Drawn</p>'
  const headers = { 'List-Unsubscribe': '<https://bots.example/settings>' }
  await sender.send({ ...mail, subject: 'One\r\nX-Evil: 1', html, headers }, never)
  const message = got[0]?.message
  expect(message?.html).toContain(html)
  expect(message?.text?.trim()).toBe('Hello\n.\nworld')
  expect(message?.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://bots.example/settings' } })
  expect(message?.headers.has('x-evil')).toBe(false)
})
