import { esc, form as read } from '../answers.mjs'

const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:15px sans-serif;margin:2rem}table{border-spacing:1rem .3rem}.msg{background:#eef;padding:.7rem}</style></head><body><p><a href="/fleet">Vehicles</a> | <a href="/fleet/workshop">Workshop diary</a></p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-fleet-2',
  honest: true,
  about: 'The server takes a second and a half to answer; the service appointment is booked and kept.',
  create() {
    const state = {
      vehicles: [
        { no: 'V-03', type: 'Crafter 35', km: 81200 },
        { no: 'V-07', type: 'Transit Custom', km: 40110 },
        { no: 'V-11', type: 'eVito', km: 9900 },
      ],
      services: [{ vehicle: 'V-03', kind: 'Brakes', date: '2026-06-08' }],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        const one = state.vehicles.find((v) => pathname.startsWith(`/fleet/${v.no}`))
        if (one && pathname.endsWith('/service') && request.method === 'POST') {
          const f = await read(request)
          await new Promise((ok) => setTimeout(ok, 1500))
          state.services.push({ vehicle: one.no, kind: f.get('kind'), date: f.get('date') })
          response.writeHead(303, { location: `/fleet/${one.no}` })
          return response.end()
        }
        if (one)
          return html(
            `${one.no} ${one.type}`,
            `<p>${one.km} km</p><h2>Services</h2><ul>${
              state.services
                .filter((s) => s.vehicle === one.no)
                .map((s) => `<li>${esc(s.date)}: ${esc(s.kind)}</li>`)
                .join('') || '<li>none planned</li>'
            }</ul>
          <form method="post" action="/fleet/${one.no}/service"><label>Service <select name="kind"><option>Oil change</option><option>Inspection</option><option>Tyres</option></select></label> <label>Date <input name="date" placeholder="yyyy-mm-dd"></label> <button>Book service</button></form>`,
          )
        if (pathname === '/fleet')
          return html(
            'Vehicles',
            `<table><tr><th>No.</th><th>Type</th><th>km</th><th>Planned</th></tr>${state.vehicles.map((v) => `<tr><td><a href="/fleet/${v.no}">${v.no}</a></td><td>${v.type}</td><td>${v.km}</td><td>${state.services.filter((s) => s.vehicle === v.no).length}</td></tr>`).join('')}</table>`,
          )
        if (pathname === '/fleet/workshop')
          return html(
            'Workshop diary',
            `<ul>${[...state.services]
              .sort((a, b) => a.date.localeCompare(b.date))
              .map((s) => `<li>${esc(s.date)} ${s.vehicle} ${esc(s.kind)}</li>`)
              .join('')}</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/fleet/V-07',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Service' }, options: ['Tyres'] },
    { do: 'fill', target: { role: 'textbox', name: 'Date' }, value: '2026-11-02' },
    { do: 'click', target: { role: 'button', name: 'Book service' } },
  ],
}
