import { data, esc, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}#msg{min-height:1.4em}</style>
<nav><a href="/meters">Meters</a> <a href="/usage">Usage</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-meters',
  honest: true,
  about: 'The first try fails with an error on the screen, the page tries again by itself and the reading is kept.',
  create() {
    const state = {
      tries: 0,
      meters: [
        {
          id: 'W-77',
          kind: 'Water',
          place: 'Cellar',
          readings: [
            ['Mar', 1204],
            ['Apr', 1219],
          ],
        },
        {
          id: 'E-12',
          kind: 'Electricity',
          place: 'Hall',
          readings: [
            ['Mar', 40211],
            ['Apr', 40630],
          ],
        },
      ],
    }
    const view = (m) =>
      layout(
        `${m.kind} ${m.id}`,
        `<p>${m.place}</p><ul>${m.readings.map(([k, v]) => `<li>${esc(k)}: ${v}</li>`).join('')}</ul>
<form id="f"><label for="mo">Month</label> <select id="mo"><option>May</option><option>Jun</option></select> <label for="v">Reading</label> <input id="v"> <button>Send reading</button></form><p id="msg" role="status"></p>
<script>
var msg = document.getElementById('msg'), open = false
window.addEventListener('pagehide', function () { if (open) send(0) })
function send(left) {
  open = true
  return fetch('/api/meters/${m.id}', { method: 'POST', keepalive: true, body: JSON.stringify({ month: document.getElementById('mo').value, value: document.getElementById('v').value }) }).then(function (r) {
    if (r.ok) { open = false; msg.textContent = 'Reading received.'; return }
    msg.textContent = 'Error ' + r.status + ': service unavailable. Trying again…'
    if (left) return new Promise(function (ok) { setTimeout(ok, 500) }).then(function () { return send(left - 1) })
    msg.textContent = 'Reading could not be sent.'
  })
}
document.getElementById('f').onsubmit = function (e) { e.preventDefault(); send(3) }
</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.meters.find((m) => p.endsWith(`/${m.id}`))
        if (one && q.method === 'POST') {
          const d = await data(q)
          if (++state.tries === 1) return json(r, { error: 'busy' }, 503)
          one.readings = one.readings.filter(([k]) => k !== d.month).concat([[d.month, Number(d.value)]])
          return json(r, { ok: true }, 201)
        }
        if (one) return html(r, view(one))
        if (p === '/meters')
          return html(
            r,
            layout(
              'Meters',
              `<ul>${state.meters.map((m) => `<li><a href="/meters/${m.id}">${m.id}</a> ${m.kind}, last: ${m.readings.at(-1).join(' ')}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/usage')
          return html(
            r,
            layout(
              'Usage',
              `<ul>${state.meters.map((m) => `<li>${m.id}: ${m.readings.at(-1)[1] - m.readings.at(-2)[1]} since ${m.readings.at(-2)[0]}</li>`).join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/meters/W-77',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Month' }, options: ['May'] },
    { do: 'fill', target: { role: 'textbox', name: 'Reading' }, value: '1237' },
    { do: 'click', target: { role: 'button', name: 'Send reading' } },
  ],
}
