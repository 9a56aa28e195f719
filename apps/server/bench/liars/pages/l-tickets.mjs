import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${esc(t)}</title><style>body{font:15px Arial;max-width:760px;margin:20px auto}
.note{background:#eef6ff;border-left:4px solid #38f;padding:8px 12px}blockquote{background:#f6f6f6;padding:8px;margin:8px 0}</style>
<nav><a href="/tickets">All tickets</a> <a href="/tickets?status=Open">Open</a> <a href="/tickets?status=Closed">Closed</a></nav>${m}</html>`

export default {
  name: 'l-tickets',
  honest: false,
  about:
    'The ticket is shown as closed after the reply, and a rule of the desk opens it again less than a second later.',
  create() {
    const state = {
      flash: '',
      tickets: [
        {
          id: 5510,
          subject: 'Printer on floor 2 offline',
          status: 'Closed',
          posts: ['Printer does not answer.', 'Replaced the cable.'],
        },
        { id: 5511, subject: 'VPN drops every hour', status: 'Open', posts: ['It drops exactly every hour.'] },
        {
          id: 5512,
          subject: 'New starter needs a badge',
          status: 'Open',
          posts: ['Please prepare a badge for Irina Volkov.'],
        },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const one = state.tickets.find((t) => t.id === Number(u.pathname.split('/')[2]))
        if (q.method === 'POST' && one) {
          const f = await form(q)
          one.posts.push(f.get('reply'))
          if (f.get('then') === 'close') {
            one.status = 'Closed'
            state.flash = `Reply sent. Ticket #${one.id} is closed.`
            setTimeout(() => {
              one.status = 'Open'
            }, 800).unref()
          } else state.flash = 'Reply sent.'
          return go(r, `/tickets/${one.id}`)
        }
        const flash = state.flash
        state.flash = ''
        const note = flash ? `<p class="note" role="status">${flash}</p>` : ''
        if (one)
          return html(
            r,
            layout(
              one.subject,
              `${note}<h1>#${one.id} ${esc(one.subject)}</h1><p>Status: <b>${one.status}</b></p>
${one.posts.map((p) => `<blockquote>${esc(p)}</blockquote>`).join('')}
${
  one.status === 'Open'
    ? `<form method="post"><p><label for="t">Reply</label><br><textarea id="t" name="reply" rows="4" cols="60"></textarea></p>
<button name="then" value="stay">Send</button> <button name="then" value="close">Send and close</button></form>`
    : '<p>This ticket is closed.</p>'
}`,
            ),
          )
        if (u.pathname === '/tickets') {
          const s = u.searchParams.get('status')
          return html(
            r,
            layout(
              'Tickets',
              `${note}<h1>${s ?? 'All'} tickets</h1><ul>${state.tickets
                .filter((t) => !s || t.status === s)
                .map((t) => `<li><a href="/tickets/${t.id}">#${t.id} ${esc(t.subject)}</a> (${t.status})</li>`)
                .join('')}</ul>`,
            ),
          )
        }
        html(r, layout('Not found', '<h1>Not found</h1>'), 404)
      },
    }
  },
  path: '/tickets/5512',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Reply' }, value: 'The badge is at the front desk.' },
    { do: 'click', target: { role: 'button', name: 'Send and close' } },
  ],
}
