import { esc, form, go, html } from '../answers.mjs'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const nice = (d) => {
  const [y, m, day] = d.split('-')
  return `${Number(day)} ${months[m - 1]} ’${y.slice(2)}`
}
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${t}</title><style>body{font:15px Optima,serif;margin:24px}td{padding:6px 14px;border-bottom:1px solid #ddd}</style>
<nav><a href="/reservations">Reservations</a> — <a href="/reservations/new">New</a> — <a href="/arrivals">Arrivals</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-hotel',
  honest: true,
  about:
    'The stay is booked as entered, and shown with the surname first in capitals, another date style and nights in place of a departure day.',
  create() {
    const state = {
      stays: [
        { no: 'R501', first: 'Gwen', last: 'Tate', from: '2025-07-01', to: '2025-07-04', room: 'Single' },
        { no: 'R502', first: 'Ola', last: 'Berg', from: '2025-07-09', to: '2025-07-10', room: 'Suite' },
      ],
    }
    const who = (s) => `${esc(s.last.toUpperCase())}, ${esc(s.first)}`
    const nights = (s) => Math.round((Date.parse(s.to) - Date.parse(s.from)) / 864e5)
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/reservations') {
          const f = Object.fromEntries(await form(q))
          if (!(Date.parse(f.to) > Date.parse(f.from)))
            return html(r, layout('New reservation', '<p role="alert">Please check the days.</p>'), 422)
          const stay = {
            no: `R${501 + state.stays.length}`,
            first: f.first,
            last: f.last,
            from: f.from,
            to: f.to,
            room: f.room,
          }
          state.stays.push(stay)
          return go(r, `/reservations/${stay.no}`)
        }
        if (p === '/reservations/new')
          return html(
            r,
            layout(
              'New reservation',
              `<form method="post" action="/reservations">
<p><label for="a">First name</label> <input id="a" name="first"></p><p><label for="b">Last name</label> <input id="b" name="last"></p>
<p><label for="c">Arrival</label> <input id="c" name="from" placeholder="YYYY-MM-DD"></p><p><label for="d">Departure</label> <input id="d" name="to" placeholder="YYYY-MM-DD"></p>
<p><label for="e">Room type</label> <select id="e" name="room"><option>Single</option><option>Double</option><option>Suite</option></select></p><button>Reserve</button></form>`,
            ),
          )
        const one = state.stays.find((s) => p === `/reservations/${s.no}`)
        if (one)
          return html(
            r,
            layout(
              one.no,
              `<p>${who(one)}</p><p>${nice(one.from)}, ${nights(one)} nights</p><p>${one.room[0]}-class: ${esc(one.room)}</p>`,
            ),
          )
        if (p === '/reservations')
          return html(
            r,
            layout(
              'Reservations',
              `<table>${state.stays.map((s) => `<tr><td><a href="/reservations/${s.no}">${s.no}</a></td><td>${who(s)}</td><td>${nice(s.from)}</td><td>${nights(s)}n</td><td>${esc(s.room)}</td></tr>`).join('')}</table>`,
            ),
          )
        if (p === '/arrivals')
          return html(
            r,
            layout('Arrivals', `<ul>${state.stays.map((s) => `<li>${nice(s.from)}: ${who(s)}</li>`).join('')}</ul>`),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/reservations/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'First name' }, value: 'Daniel' },
    { do: 'fill', target: { role: 'textbox', name: 'Last name' }, value: 'Okafor' },
    { do: 'fill', target: { role: 'textbox', name: 'Arrival' }, value: '2025-07-12' },
    { do: 'fill', target: { role: 'textbox', name: 'Departure' }, value: '2025-07-15' },
    { do: 'choose', target: { role: 'combobox', name: 'Room type' }, options: ['Double'] },
    { do: 'click', target: { role: 'button', name: 'Reserve' } },
  ],
}
