import { data, html, json } from '../answers.mjs'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const people = ['Ana Duarte', 'Ben Adler', 'Chloe Marsh', 'Dev Patel']

export default {
  name: 'l-rota',
  honest: false,
  about: 'The shift shows the person on the board, but the server put them on the same shift of the following week.',
  create() {
    const state = {
      weeks: {
        24: { 'Monday early': 'Ana Duarte', 'Monday late': 'Dev Patel', 'Tuesday early': 'Chloe Marsh' },
        25: { 'Monday early': 'Dev Patel' },
        26: {},
      },
    }
    const board = (w) => `<!doctype html><html lang="en"><title>Rota week ${w}</title>
<style>body{font:15px sans-serif;margin:2em}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:8px;min-width:110px}#toast{background:#264;color:#fff;padding:8px}</style>
<nav><a href="/rota/24">Week 24</a> | <a href="/rota/25">Week 25</a> | <a href="/rota/26">Week 26</a> | <a href="/staff">Staff</a></nav>
<h1>Harbour Café – rota, week ${w}</h1><div id="toast" role="status" hidden></div><table id="grid"></table>
<dialog id="dlg" aria-label="Assign shift"><h2 id="what"></h2><label for="who">Person</label> <select id="who">${people.map((p) => `<option>${p}</option>`).join('')}</select>
<p><button id="ok">Assign</button> <button id="no">Close</button></p></dialog>
<script>
var week = ${w}, days = ${JSON.stringify(days)}, shifts = {}, current
function draw() {
  var h = '<tr><th></th>' + days.map(function (d) { return '<th>' + d + '</th>' }).join('') + '</tr>'
  ;['early', 'late'].forEach(function (k) {
    h += '<tr><th>' + k + '</th>' + days.map(function (d) { var s = d + ' ' + k
      return '<td>' + (shifts[s] || '<i>open</i>') + '<br><button data-s="' + s + '" aria-label="Assign ' + s + '">…</button></td>' }).join('') + '</tr>' })
  grid.innerHTML = h
}
fetch('/api/weeks/' + week).then(function (r) { return r.json() }).then(function (j) { shifts = j; draw() })
grid.onclick = function (e) { var s = e.target.dataset.s; if (!s) return; current = s; what.textContent = s + ', week ' + week; dlg.showModal() }
no.onclick = function () { dlg.close() }
ok.onclick = function () {
  fetch('/api/assign', { method: 'POST', body: JSON.stringify({ week: week, shift: current, person: who.value }) }).then(function (r) { return r.json() }).then(function () {
    shifts[current] = who.value; draw(); dlg.close(); toast.hidden = false; toast.textContent = who.value + ' now works ' + current + ' in week ' + week })
}
</script></html>`
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/api/assign') {
          const d = await data(q)
          const w = Number(d.week) + 1
          state.weeks[w] = { ...state.weeks[w], [d.shift]: d.person }
          return json(r, { ok: true })
        }
        if (p.startsWith('/api/weeks/')) return json(r, state.weeks[p.split('/')[3]] ?? {})
        if (p === '/staff')
          return html(
            r,
            `<!doctype html><title>Staff</title><nav><a href="/rota/24">Rota</a></nav><h1>Staff</h1><ul>${people
              .map(
                (n) =>
                  `<li>${n}: ${
                    Object.entries(state.weeks)
                      .flatMap(([w, s]) =>
                        Object.entries(s)
                          .filter(([, x]) => x === n)
                          .map(([k]) => `${k} (week ${w})`),
                      )
                      .join(', ') || 'no shifts'
                  }</li>`,
              )
              .join('')}</ul>`,
          )
        if (p.startsWith('/rota/')) return html(r, board(Number(p.split('/')[2])))
        html(r, 'Not found', 404)
      },
    }
  },
  path: '/rota/24',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Assign Tuesday late' } },
    { do: 'choose', target: { role: 'combobox', name: 'Person' }, options: ['Ben Adler'] },
    { do: 'click', target: { role: 'button', name: 'Assign' } },
  ],
}
