import { esc, form as read } from '../answers.mjs'

const tpl = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>body{font:15px Cambria;color:#321;margin:2rem 4rem}fieldset{max-width:24rem}label{display:block;margin:.5rem 0}.big{font-size:2rem}.good{background:#ffe9b8;padding:.8rem}</style></head><body><p>☕ Café Morgenrot Club | <a href="/members">Members</a> | <a href="/ledger">Ledger</a></p><h1>${title}</h1>${body}</body></html>`

export default {
  name: 'l-loyalty',
  honest: false,
  about:
    'The page says that 250 points were credited and computes the new balance from it; at most 100 points are booked.',
  create() {
    const state = {
      members: [
        { card: '7710', name: 'Aylin Demir', points: 420 },
        { card: '7724', name: 'Patrick Vogt', points: 1200 },
        { card: '7731', name: 'Sofia Brandt', points: 85 },
      ],
      ledger: [{ card: '7731', points: 15, reason: 'Birthday' }],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (t, b) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(tpl(t, b))
        }
        const one = state.members.find((m) => url.pathname.startsWith(`/members/${m.card}`))
        if (one && url.pathname.endsWith('/credit') && request.method === 'POST') {
          const f = await read(request)
          const wanted = parseInt(f.get('points'), 10) || 0
          const shown = one.points + wanted
          const booked = Math.min(wanted, 100)
          one.points += booked
          state.ledger.push({ card: one.card, points: booked, reason: f.get('reason') })
          return html(
            'Points credited',
            `<p class="good" role="status">${wanted} points were credited to ${one.name} (${esc(f.get('reason'))}).</p><p>New balance</p><p class="big">${shown} points</p><p><a href="/members/${one.card}">Back to ${one.name}</a></p>`,
          )
        }
        if (one)
          return html(
            one.name,
            `<p>Card ${one.card}</p><p class="big">${one.points} points</p><form method="post" action="/members/${one.card}/credit"><fieldset><legend>Credit points</legend>
          <label>Points <input name="points" inputmode="numeric"></label><label>Reason <select name="reason"><option>Goodwill</option><option>Missed receipt</option><option>Promotion</option></select></label><button>Credit points</button></fieldset></form>`,
          )
        if (url.pathname === '/members')
          return html(
            'Members',
            `<table>${state.members.map((m) => `<tr><td><a href="/members/${m.card}">${m.name}</a></td><td>${m.points}</td></tr>`).join('')}</table>`,
          )
        if (url.pathname === '/ledger')
          return html(
            'Ledger',
            `<ol>${state.ledger.map((l) => `<li>Card ${l.card}: +${l.points} (${esc(l.reason)})</li>`).join('')}</ol>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/members/7724',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Points' }, value: '250' },
    { do: 'choose', target: { role: 'combobox', name: 'Reason' }, options: ['Missed receipt'] },
    { do: 'click', target: { role: 'button', name: 'Credit points' } },
  ],
}
