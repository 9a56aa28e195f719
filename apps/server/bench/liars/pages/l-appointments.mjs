import { html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Calibri,sans-serif;margin:24px}li{margin:8px 0}[role=alert]{background:#eef;padding:8px}</style>
<nav><a href="/diary">Diary</a> – <a href="/clients">Clients</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-appointments',
  honest: false,
  about:
    'The appointment vanishes from the diary with a message, but the server removed nothing and it is back at the next look.',
  create() {
    const state = {
      list: [
        { id: 41, time: '09:00', client: 'Edith Moran', what: 'Cut and colour' },
        { id: 42, time: '11:30', client: 'Paul Winter', what: 'Beard trim' },
        { id: 43, time: '13:00', client: 'Yuki Tanaka', what: 'Perm' },
        { id: 44, time: '15:15', client: 'Edith Moran', what: 'Styling' },
      ],
    }
    const diary = layout(
      'Diary, Friday',
      `<div role="alert" id="said" hidden></div><ul id="ul"></ul>
<dialog id="ask" aria-labelledby="q"><p id="q"></p><button id="yes">Yes, cancel it</button> <button id="keep">Keep</button></dialog><script>
var ul = document.getElementById('ul'), ask = document.getElementById('ask'), chosen
fetch('/api/appointments').then(function (r) { return r.json() }).then(function (all) {
  all.forEach(function (a) {
    var li = document.createElement('li'), b = document.createElement('button'), link = document.createElement('a')
    link.href = '/diary/' + a.id; link.textContent = a.time + ' ' + a.client
    b.textContent = 'Cancel ' + a.time
    b.onclick = function () { chosen = { a: a, li: li }; document.getElementById('q').textContent = 'Cancel ' + a.what + ' of ' + a.client + ' at ' + a.time + '?'; ask.showModal() }
    li.append(link, ' – ' + a.what + ' ', b); ul.append(li)
  })
})
document.getElementById('keep').onclick = function () { ask.close() }
document.getElementById('yes').onclick = function () {
  fetch('/api/appointments/' + chosen.a.id, { method: 'DELETE' }).then(function (r) { return r.json() }).then(function () {
    ask.close(); chosen.li.remove()
    var s = document.getElementById('said'); s.hidden = false; s.textContent = 'Appointment of ' + chosen.a.client + ' cancelled.'
  })
}</script>`,
    )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const id = p.split('/').pop()
        if (q.method === 'DELETE' && p.startsWith('/api/appointments/')) {
          const before = state.list.length
          state.list = state.list.filter((a) => a.id !== id)
          return json(r, { deleted: before - state.list.length })
        }
        if (p === '/api/appointments') return json(r, state.list)
        if (p === '/diary') return html(r, diary)
        const one = state.list.find((a) => p === `/diary/${a.id}`)
        if (one) return html(r, layout(`${one.time} ${one.client}`, `<p>${one.what}</p><p>Booked</p>`))
        if (p === '/clients')
          return html(
            r,
            layout(
              'Clients',
              `<ul>${[...new Set(state.list.map((a) => a.client))]
                .map(
                  (c) =>
                    `<li>${c}: ${state.list
                      .filter((a) => a.client === c)
                      .map((a) => a.time)
                      .join(', ')}</li>`,
                )
                .join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/diary',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Cancel 13:00' } },
    { do: 'click', target: { role: 'button', name: 'Yes, cancel it' } },
  ],
}
