import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Mail } from '../mails.ts'
import { notFound } from '../problem.ts'
import type { State } from '../state.ts'
import { asHtml, field, sendPage } from './layout.ts'

const Folder = z.object({ folder: z.enum(['inbox', 'sent']).default('inbox') })
const New = z.object({ to: z.email(), subject: z.string().min(1).max(200), text: z.string().min(1).max(5_000) })

/** A mailbox in the browser. Nothing sent here leaves it. */
export function mailPages(app: FastifyInstance, state: State, now: () => Date): void {
  app.get('/api/mail', async ({ query }) => {
    const { folder } = Folder.parse(query)
    return { items: state.mails.filter((mail) => mail.folder === folder) }
  })

  app.get('/mail', async ({ query }, reply) => {
    const { folder } = Folder.parse(query)
    const shown = state.mails.filter((mail) => mail.folder === folder)
    return sendPage(reply, folder === 'inbox' ? 'Inbox' : 'Sent', list(shown))
  })

  app.get('/mail/new', async (_request, reply) => sendPage(reply, 'New message', form()))

  app.post('/mail', async ({ body }, reply) => {
    const id = `M-${state.mails.length + 1}`
    const from = 'office@example.com'
    state.mails.push({ id, folder: 'sent', from, at: now().toISOString(), read: true, ...New.parse(body) })
    return reply.redirect('/mail?folder=sent', 303)
  })

  app.get<{ Params: { id: string } }>('/mail/:id', async ({ params }, reply) => {
    const mail = state.mails.find(({ id }) => id === params.id)
    if (!mail) throw notFound('message')
    mail.read = true
    return sendPage(reply, mail.subject, message(mail))
  })
}

const list = (mails: readonly Mail[]): string =>
  `<p><a href="/mail">Inbox</a> <a href="/mail?folder=sent">Sent</a> <a href="/mail/new">New message</a></p>
  <table><thead><tr><th>From</th><th>To</th><th>Subject</th><th>Message</th><th>Date</th></tr></thead><tbody>${mails
    .map(
      ({ id, from, to, subject, text, at, read }) =>
        `<tr${read ? '' : ' class="unread"'}><td>${asHtml(from)}</td><td>${asHtml(to)}</td>
        <td><a href="/mail/${id}">${asHtml(subject)}</a></td><td>${asHtml(text.slice(0, 80))}</td><td>${at.slice(0, 10)}</td></tr>`,
    )
    .join('')}</tbody></table>`

const message = ({ from, to, text, at, attachment }: Mail): string =>
  `<article class="panel"><p>From ${asHtml(from)} to ${asHtml(to)}, ${at.slice(0, 10)}</p>
  ${text
    .split('\n\n')
    .map((part) => `<p>${asHtml(part)}</p>`)
    .join('')}
  ${attachment ? `<p><a href="${attachment}" download>${asHtml(attachment.split('/').at(-1))}</a></p>` : ''}</article>`

const form = (): string =>
  `<form class="panel" method="post" action="/mail">${field('To', '<input name="to" type="email" required>')}
  ${field('Subject', '<input name="subject" required>')}${field('Message', '<textarea name="text" required></textarea>')}
  <button>Send message</button></form>`
