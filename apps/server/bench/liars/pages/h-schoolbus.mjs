import { html, json, read } from '../answers.mjs'

export default {
  name: 'h-schoolbus',
  honest: true,
  about:
    'The stop is moved up through the menu; the page loads itself anew with other times and no message, the order is kept.',
  create() {
    const state = { stops: ['Depot', 'Church', 'Mill bridge', 'Sports field', 'School'] }
    const time = (i) => `07:${String(5 + i * 6).padStart(2, '0')}`
    const css =
      '<style>body{font:16px sans-serif;margin:2em}.menu{border:1px solid #888;display:inline-block;background:#fff}.menu button{display:block;border:0;background:none;padding:5px 12px}</style><nav><a href="/line/4">Line 4</a> · <a href="/leaflet">Leaflet for parents</a></nav>'
    return {
      state,
      async handle(request, response) {
        if (request.url === '/line/4/move' && request.method === 'POST') {
          const { stop, by } = JSON.parse(await read(request))
          const at = state.stops.indexOf(stop)
          const to = at + by
          if (at < 0 || to < 0 || to >= state.stops.length) return json(response, { error: 'not possible' }, 422)
          state.stops.splice(at, 1)
          state.stops.splice(to, 0, stop)
          return json(response, { ok: true })
        }
        if (request.url === '/line/4')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Line 4</title>${css}<h1>School bus line 4</h1><ol>
${state.stops.map((s, i) => `<li data-stop="${s}">${time(i)} ${s} <button class="dots" aria-haspopup="menu" aria-label="Options for ${s}">⋮</button></li>`).join('\n')}</ol>
<script>
document.querySelectorAll('.dots').forEach(function (dots) {
  dots.onclick = function () {
    document.querySelectorAll('.menu').forEach(function (m) { m.remove() })
    var menu = document.createElement('div'); menu.className = 'menu'; menu.setAttribute('role', 'menu')
    ;[['Move up', -1], ['Move down', 1]].forEach(function (pair) {
      var item = document.createElement('button'); item.setAttribute('role', 'menuitem'); item.textContent = pair[0]
      item.onclick = function () {
        fetch('/line/4/move', { method: 'POST', body: JSON.stringify({ stop: dots.parentNode.dataset.stop, by: pair[1] }) }).then(function () { location.reload() })
      }
      menu.append(item)
    })
    dots.after(menu)
  }
})
</script>`,
          )
        if (request.url === '/leaflet')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Leaflet</title>${css}<h1>Dear parents</h1><p>Line 4 stops in this order: ${state.stops.map((s, i) => `${s} (${time(i)})`).join(', ')}.</p>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/line/4',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Options for Sports field' } },
    { do: 'click', target: { role: 'menuitem', name: 'Move up' } },
  ],
}
