import { data, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:16px sans-serif;margin:28px}li{list-style:none;margin:8px 0}small{color:#888}</style>
<nav><a href="/checks">Checklists</a> <a href="/log">Log</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-checklist',
  honest: true,
  about: 'There is no button to save: a tick is sent by itself after more than half a second and is kept.',
  create() {
    const state = {
      log: ['06:02 Opening checklist started'],
      lists: [
        {
          id: 'opening',
          title: 'Opening the pool',
          items: [
            ['Water test', true],
            ['Rescue gear in place', false],
            ['Changing rooms cleaned', false],
          ],
        },
        {
          id: 'closing',
          title: 'Closing the pool',
          items: [
            ['Cover rolled out', false],
            ['Pumps to night mode', false],
          ],
        },
      ],
    }
    const view = (l) =>
      layout(
        l.title,
        `<ul>${l.items.map(([t, on], i) => `<li><input type="checkbox" id="i${i}"${on ? ' checked' : ''}><label for="i${i}">${t}</label></li>`).join('')}</ul><small id="hint">Changes are kept automatically</small>
<script>
var timer
document.querySelectorAll('input').forEach(function (b) {
  b.onchange = function () {
    clearTimeout(timer)
    timer = setTimeout(function () {
      var all = []; document.querySelectorAll('input').forEach(function (x) { all.push(x.checked) })
      fetch('/api/checks/${l.id}', { method: 'PUT', keepalive: true, body: JSON.stringify({ all: all }) })
      timer = null
    }, 600)
  }
})
window.addEventListener('pagehide', function () {
  if (!timer) return
  var all = []; document.querySelectorAll('input').forEach(function (x) { all.push(x.checked) })
  fetch('/api/checks/${l.id}', { method: 'PUT', keepalive: true, body: JSON.stringify({ all: all }) })
})
</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.lists.find((l) => p.endsWith(`/${l.id}`))
        if (one && q.method === 'PUT') {
          const { all } = await data(q)
          one.items.forEach((it, i) => {
            if (it[1] !== all[i]) {
              it[1] = all[i]
              state.log.push(`${it[0]}: ${all[i] ? 'done' : 'open again'}`)
            }
          })
          return json(r, {})
        }
        if (one) return html(r, view(one))
        if (p === '/checks')
          return html(
            r,
            layout(
              'Checklists',
              `<ul>${state.lists.map((l) => `<li><a href="/checks/${l.id}">${l.title}</a> ${l.items.filter((i) => i[1]).length}/${l.items.length}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/log') return html(r, layout('Log', `<ol>${state.log.map((x) => `<li>${x}</li>`).join('')}</ol>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/checks/opening',
  steps: [{ do: 'check', target: { role: 'checkbox', name: 'Rescue gear in place' }, checked: true }],
}
