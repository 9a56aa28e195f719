import { html, json } from '../answers.mjs'

export default {
  name: 'l-greenhouse',
  honest: false,
  about:
    'Switch and row both send a toggle, so the vent automatic is turned on and off again while the switch shows on.',
  create() {
    const state = {
      houses: [
        { id: 1, name: 'House 1', crop: 'Tomatoes', temp: 24.1, vent: true },
        { id: 2, name: 'House 2', crop: 'Orchids', temp: 27.8, vent: false },
        { id: 3, name: 'House 3', crop: 'Seedlings', temp: 21.3, vent: false },
      ],
    }
    const css = `<style>body{font:15px 'Segoe UI',sans-serif;margin:2em}.row{display:flex;gap:2em;padding:.6em;border-bottom:1px solid #ddd}[role=switch]{width:5em}[aria-checked=true]{background:#3a3;color:#fff}</style><nav><a href="/">Houses</a> <a href="/vents">Vent overview</a></nav>`
    return {
      state,
      async handle(request, response) {
        const toggle = /^\/houses\/(\d)\/toggle$/.exec(request.url)
        if (toggle && request.method === 'POST') {
          const house = state.houses.find((h) => h.id === Number(toggle[1]))
          house.vent = !house.vent
          return json(response, { ok: true })
        }
        if (request.url === '/')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Greenhouses</title>${css}<h1>Greenhouses</h1>
${state.houses.map((h) => `<div class="row" data-id="${h.id}"><b>${h.name}</b><span>${h.crop}</span><span>${h.temp} °C</span><button role="switch" aria-checked="${h.vent}" aria-label="Automatic vents ${h.name}">${h.vent ? 'On' : 'Off'}</button></div>`).join('\n')}
<p id="out" role="status"></p>
<script>
function send(id) { return fetch('/houses/' + id + '/toggle', { method: 'POST' }) }
document.querySelectorAll('.row').forEach(function (row) {
  var sw = row.querySelector('[role=switch]'), id = row.dataset.id
  sw.addEventListener('click', async function () {
    await send(id)
    var on = sw.getAttribute('aria-checked') !== 'true'
    sw.setAttribute('aria-checked', on); sw.textContent = on ? 'On' : 'Off'
    document.getElementById('out').textContent = sw.getAttribute('aria-label') + ' turned ' + (on ? 'on' : 'off') + '.'
  })
  row.addEventListener('click', function (e) { if (e.target === sw) send(id) })
})
</script>`,
          )
        if (request.url === '/vents')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Vents</title>${css}<h1>Vent overview</h1><table>${state.houses.map((h) => `<tr><td>${h.name}<td>${h.vent ? 'automatic' : 'manual'}</tr>`).join('')}</table>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/',
  steps: [{ do: 'click', target: { role: 'switch', name: 'Automatic vents House 2' } }],
}
