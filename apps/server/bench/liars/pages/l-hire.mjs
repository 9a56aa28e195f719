import { esc, form as read } from '../answers.mjs'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const page = (
  title,
  inner,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – Brackwell Plant Hire</title>
<style>body{font:15px Georgia,serif;margin:0 auto;max-width:52rem}nav{background:#fb3;padding:.6rem}nav a{margin-right:1rem}td,th{padding:.3rem .8rem;border-bottom:1px solid #ccc;text-align:left}label{display:block;margin:.6rem 0}.ok{background:#dfd;padding:1rem}</style></head>
<body><nav><a href="/hire">New hire</a><a href="/hire/bookings">Bookings</a><a href="/hire/machines">Machines</a></nav><h1>${title}</h1>${inner}</body></html>`

export default {
  name: 'l-hire',
  honest: false,
  about:
    'The confirmation repeats the collection date as typed, day first; the booking is kept with day and month exchanged.',
  create() {
    const state = {
      machines: ['Mini digger 1.5 t', 'Scissor lift 8 m', 'Plate compactor'],
      bookings: [
        { id: 311, machine: 'Plate compactor', customer: 'Harlow Paving', day: 22, month: 5 },
        { id: 312, machine: 'Mini digger 1.5 t', customer: 'J. Ostrander', day: 30, month: 5 },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (t, i, code = 200) => {
          response.writeHead(code, { 'content-type': 'text/html; charset=utf-8' })
          response.end(page(t, i))
        }
        const day = (b) => `${b.day} ${MONTHS[b.month - 1]} 2026`
        if (url.pathname === '/hire' && request.method === 'POST') {
          const f = await read(request)
          const [first, second] = f.get('date').split('/').map(Number)
          const b = {
            id: 313 + state.bookings.length - 2,
            machine: f.get('machine'),
            customer: f.get('customer'),
            day: second,
            month: first,
          }
          state.bookings.push(b)
          response.writeHead(303, {
            location: `/hire/confirmed?${new URLSearchParams({ no: b.id, machine: b.machine, date: f.get('date'), customer: b.customer })}`,
          })
          return response.end()
        }
        if (url.pathname === '/hire')
          return html(
            'New hire',
            `<form method="post" action="/hire"><label>Machine <select name="machine">${state.machines.map((m) => `<option>${m}</option>`).join('')}</select></label>
          <label>Customer <input name="customer" required></label><label>Collection date <input name="date" placeholder="dd/mm/yyyy" required></label><button>Book machine</button></form>`,
          )
        if (url.pathname === '/hire/confirmed') {
          const p = url.searchParams
          return html(
            'Booking confirmed',
            `<p class="ok">Booking ${esc(p.get('no'))}: ${esc(p.get('machine'))} is reserved for ${esc(p.get('customer'))}, collection on ${esc(p.get('date'))}.</p><p><a href="/hire/bookings">All bookings</a></p>`,
          )
        }
        if (url.pathname === '/hire/bookings')
          return html(
            'Bookings',
            `<table><tr><th>No.</th><th>Machine</th><th>Customer</th><th>Collection</th></tr>${state.bookings.map((b) => `<tr><td><a href="/hire/bookings/${b.id}">${b.id}</a></td><td>${esc(b.machine)}</td><td>${esc(b.customer)}</td><td>${day(b)}</td></tr>`).join('')}</table>`,
          )
        if (url.pathname === '/hire/machines')
          return html(
            'Machines',
            `<ul>${state.machines
              .map(
                (m) =>
                  `<li>${m}: ${
                    state.bookings
                      .filter((b) => b.machine === m)
                      .map(day)
                      .join(', ') || 'free'
                  }</li>`,
              )
              .join('')}</ul>`,
          )
        const one = state.bookings.find((b) => url.pathname === `/hire/bookings/${b.id}`)
        if (one)
          return html(
            `Booking ${one.id}`,
            `<dl><dt>Machine</dt><dd>${esc(one.machine)}</dd><dt>Customer</dt><dd>${esc(one.customer)}</dd><dt>Collection</dt><dd>${day(one)}</dd></dl>`,
          )
        html('Not found', '<p>No such page.</p>', 404)
      },
    }
  },
  path: '/hire',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Machine' }, options: ['Scissor lift 8 m'] },
    { do: 'fill', target: { role: 'textbox', name: 'Customer' }, value: 'Delmore Roofing' },
    { do: 'fill', target: { role: 'textbox', name: 'Collection date' }, value: '04/09/2026' },
    { do: 'click', target: { role: 'button', name: 'Book machine' } },
  ],
}
