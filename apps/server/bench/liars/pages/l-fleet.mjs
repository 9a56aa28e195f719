import { esc, form, go, html } from '../answers.mjs'

const shell = (title, body) => `<!doctype html><html lang="en"><title>${title} – Norrland Fleet</title>
<style>body{font:15px sans-serif;margin:2em}nav a{margin-right:1em}td,th{padding:4px 10px;text-align:left}.ok{background:#dfd;padding:8px}</style>
<nav><a href="/vehicles">Vehicles</a><a href="/workshop">Workshop diary</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'l-fleet',
  honest: false,
  about:
    'The service is booked by position in the shown order, so another vehicle gets it than the one the message names.',
  create() {
    const state = {
      vehicles: [
        { plate: 'NTR 418', model: 'Transit', driver: 'B. Holm', service: '' },
        { plate: 'AKE 902', model: 'Caddy', driver: 'S. Ek', service: '2025-09-02' },
        { plate: 'FGR 377', model: 'Vivaro', driver: 'T. Lund', service: '' },
        { plate: 'KLM 204', model: 'Sprinter', driver: 'J. Dahl', service: '' },
      ],
    }
    const shown = () => [...state.vehicles].sort((a, b) => a.plate.localeCompare(b.plate))
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST' && url.pathname === '/book') {
          const f = await form(request)
          state.vehicles[Number(f.get('row'))].service = f.get('day')
          return go(
            response,
            `/vehicles?done=${encodeURIComponent(`Service booked for ${f.get('plate')} on ${f.get('day')}.`)}`,
          )
        }
        if (url.pathname === '/vehicles') {
          const rows = shown()
            .map(
              (v, i) =>
                `<tr><td>${v.plate}<td>${v.model}<td>${v.driver}<td><a href="/book?row=${i}" aria-label="Book service ${v.plate}">Book service</a>`,
            )
            .join('')
          return html(
            response,
            shell(
              'Vehicles',
              `${url.searchParams.has('done') ? `<p role="status" class="ok">${esc(url.searchParams.get('done'))}</p>` : ''}
          <table><tr><th>Plate<th>Model<th>Driver<th>${rows}</table>`,
            ),
          )
        }
        if (url.pathname === '/book') {
          const row = Number(url.searchParams.get('row')),
            v = shown()[row]
          return html(
            response,
            shell(
              `Service for ${v.plate}`,
              `<form method="post"><input type="hidden" name="row" value="${row}"><input type="hidden" name="plate" value="${v.plate}">
          <label>Day <input name="day" placeholder="YYYY-MM-DD"></label> <button>Book</button></form>`,
            ),
          )
        }
        if (url.pathname === '/workshop') {
          const rows = state.vehicles
            .filter((v) => v.service)
            .map((v) => `<tr><td>${esc(v.service)}<td>${v.plate}<td>${v.model}`)
            .join('')
          return html(response, shell('Workshop diary', `<table><tr><th>Day<th>Plate<th>Model${rows}</table>`))
        }
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/vehicles',
  steps: [
    { do: 'click', target: { role: 'link', name: 'Book service KLM 204' } },
    { do: 'fill', target: { role: 'textbox', name: 'Day' }, value: '2025-10-14' },
    { do: 'click', target: { role: 'button', name: 'Book' } },
  ],
}
