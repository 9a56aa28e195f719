import { esc, read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advocate time</title><style>body{font:14px 'Book Antiqua';margin:2rem}td,th{padding:.4rem 1rem;text-align:left}tfoot{font-weight:bold}</style></head><body><p><a href="/time">Time sheet</a> | <a href="/time/matters">Matters</a></p>${i}<script>${js}</script></body></html>`
const MATTERS = { 'Brandt v. Oceanic': 'BRA-OCE', 'Estate of Lowell': 'EST-LOW', 'Tarn Dairy merger': 'TAR-MER' }

export default {
  name: 'h-timesheet',
  honest: true,
  about: 'Hours typed as h:mm are kept as decimal hours under a file code; nothing is lost.',
  create() {
    const state = { entries: [{ code: 'EST-LOW', hours: 0.75, work: 'Letter to registrar' }] }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/time' && request.method === 'GET') {
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify(state.entries))
        }
        if (pathname === '/api/time') {
          const { matter, time, work } = JSON.parse(await read(request))
          const [h, m = 0] = time.split(':').map(Number)
          state.entries.push({ code: MATTERS[matter], hours: h + m / 60, work })
          response.writeHead(201)
          return response.end()
        }
        if (pathname === '/time')
          return html(
            `<h1>Time sheet</h1><table><thead><tr><th>File</th><th>Hours</th><th>Work</th></tr></thead><tbody></tbody><tfoot><tr><td>Total</td><td id="sum"></td><td></td></tr></tfoot></table>
          <p><label>Matter <select id="matter">${Object.keys(MATTERS)
            .map((m) => `<option>${m}</option>`)
            .join(
              '',
            )}</select></label> <label>Time <input id="time" size="5" placeholder="h:mm"></label> <label>Work done <input id="work" size="30"></label></p>`,
            `
          var $ = function (i) { return document.getElementById(i) };
          async function draw() {
            var all = await (await fetch('/api/time')).json(), body = document.querySelector('tbody'); body.textContent = '';
            all.forEach(function (e) { var r = body.insertRow(); r.insertCell().textContent = e.code; r.insertCell().textContent = e.hours.toFixed(2); r.insertCell().textContent = e.work });
            $('sum').textContent = all.reduce(function (n, e) { return n + e.hours }, 0).toFixed(2);
          }
          $('work').onkeydown = async function (e) {
            if (e.key !== 'Enter') return;
            await fetch('/api/time', { method: 'POST', body: JSON.stringify({ matter: $('matter').value, time: $('time').value, work: $('work').value }) });
            $('time').value = $('work').value = ''; draw();
          };
          draw()`,
          )
        if (pathname === '/time/matters')
          return html(
            `<h1>Matters</h1><ul>${Object.entries(MATTERS)
              .map(
                ([m, c]) =>
                  `<li>${esc(m)} (${c}): ${state.entries.filter((e) => e.code === c).reduce((n, e) => n + e.hours, 0)} h</li>`,
              )
              .join('')}</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/time',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Matter' }, options: ['Tarn Dairy merger'] },
    { do: 'fill', target: { role: 'textbox', name: 'Time' }, value: '2:30' },
    { do: 'fill', target: { role: 'textbox', name: 'Work done' }, value: 'Draft of share agreement' },
    { do: 'press', key: 'Enter', target: { role: 'textbox', name: 'Work done' } },
  ],
}
