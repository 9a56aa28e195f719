import { esc, form, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Optima,sans-serif;background:#f3f8fb;margin:2em}.box{background:#fff;padding:1em;border-radius:8px}</style>
<nav><a href="/hire">Hire a boat</a> | <a href="/calendar">Calendar</a></nav><h1>${title}</h1><div class="box">${body}</div>`

export default {
  name: 'l-boats',
  honest: false,
  about:
    'The day is confirmed as typed, but read month first: the boat is kept free on the wanted day and taken two months before.',
  create() {
    const state = {
      hires: [
        { boat: 'Otter', guest: 'Family Blom', day: new Date(2026, 5, 20) },
        { boat: 'Heron', guest: 'A. Castell', day: new Date(2026, 6, 3) },
      ],
    }
    const long = (d) => d.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST') {
          const f = await form(request)
          state.hires.push({ boat: f.get('boat'), guest: f.get('guest'), day: new Date(f.get('day')) })
          return html(
            response,
            shell(
              'Thank you',
              `<p role="status">${esc(f.get('boat'))} is reserved for ${esc(f.get('guest'))} on ${esc(f.get('day'))}.</p><p>Please be at the jetty fifteen minutes before.</p>`,
            ),
          )
        }
        if (url.pathname === '/hire')
          return html(
            response,
            shell(
              'Hire a boat',
              `<form method="post" action="/hire">
        <p><label>Boat <select name="boat"><option>Otter<option>Heron<option>Kingfisher</select></label></p>
        <p><label>Guest <input name="guest"></label></p>
        <p><label>Day (DD/MM/YYYY) <input name="day"></label></p><button>Reserve</button></form>`,
            ),
          )
        if (url.pathname === '/calendar') {
          const rows = [...state.hires].sort((a, b) => a.day - b.day)
          return html(
            response,
            shell(
              'Calendar',
              `<table>${rows.map((h) => `<tr><td>${long(h.day)}<td>${esc(h.boat)}<td>${esc(h.guest)}</tr>`).join('')}</table>`,
            ),
          )
        }
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/hire',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Boat' }, options: ['Kingfisher'] },
    { do: 'fill', target: { role: 'textbox', name: 'Guest' }, value: 'Nadia Perrin' },
    { do: 'fill', target: { role: 'textbox', name: 'Day (DD/MM/YYYY)' }, value: '05/07/2026' },
    { do: 'click', target: { role: 'button', name: 'Reserve' } },
  ],
}
