import { data, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px monospace;margin:24px}td,th{padding:6px 18px;border-bottom:1px dotted #888;text-align:left}input{font:inherit}</style>
<nav><a href="/fleet">Vehicles</a> <a href="/service">Service plan</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-fleet',
  honest: true,
  about: 'The mileage is kept when Enter is pressed in the row, and the page says and changes nothing at all.',
  create() {
    const state = {
      cars: [
        { plate: 'KX 204', model: 'Transit', km: 48210, next: 60000 },
        { plate: 'KX 311', model: 'Caddy', km: 101440, next: 110000 },
        { plate: 'LM 078', model: 'Vito', km: 76900, next: 80000 },
      ],
    }
    const list = () =>
      layout(
        'Vehicles',
        `<table><tr><th>Plate</th><th>Model</th><th>km</th></tr>${state.cars
          .map(
            (c) =>
              `<tr><td><a href="/fleet/${encodeURIComponent(c.plate)}">${c.plate}</a></td><td>${c.model}</td><td><input aria-label="Mileage ${c.plate}" data-p="${c.plate}" value="${c.km}"></td></tr>`,
          )
          .join('')}</table>
<script>
document.querySelectorAll('input').forEach(function (i) {
  i.addEventListener('keydown', function (e) {
    if (e.key === 'Enter') navigator.sendBeacon('/fleet/km', JSON.stringify({ plate: i.dataset.p, km: i.value }))
  })
})
</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = decodeURIComponent(new URL(q.url, 'http://x').pathname)
        if (q.method === 'POST' && p === '/fleet/km') {
          const d = await data(q)
          const one = state.cars.find((c) => c.plate === d.plate)
          if (one && Number(d.km) >= 0) one.km = Number(d.km)
          r.writeHead(204)
          return r.end()
        }
        if (p === '/fleet') return html(r, list())
        const one = state.cars.find((c) => p === `/fleet/${c.plate}`)
        if (one)
          return html(
            r,
            layout(one.plate, `<p>${one.model}</p><p>Mileage: ${one.km} km</p><p>Next service at ${one.next} km</p>`),
          )
        if (p === '/service')
          return html(
            r,
            layout(
              'Service plan',
              `<ul>${state.cars.map((c) => `<li>${c.plate}: ${c.next - c.km} km left</li>`).join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/fleet',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Mileage LM 078' }, value: '78350' },
    { do: 'press', key: 'Enter', target: { role: 'textbox', name: 'Mileage LM 078' } },
  ],
}
