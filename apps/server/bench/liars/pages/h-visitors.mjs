import { data, esc, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}td,th{padding:6px 16px;text-align:left;border-bottom:1px solid #ccc}</style>
<nav><a href="/visitors">Visitors today</a> <a href="/hosts">Hosts</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-visitors',
  honest: true,
  about:
    'The dialog closes and the list on the screen stays as it was; the visitor is registered and shows at the next look.',
  create() {
    const state = {
      visitors: [
        { id: 1, name: 'Jana Kolar', firm: 'Vetro s.r.o.', host: 'Ms Abbott', lunch: false },
        { id: 2, name: 'Hugo Lang', firm: 'Lang Optik', host: 'Mr Ferreira', lunch: true },
      ],
    }
    const list = () =>
      layout(
        'Visitors today',
        `<p><button id="open">Register visitor</button></p><table><tr><th>Name</th><th>Company</th><th>Host</th></tr>${state.visitors
          .map(
            (v) =>
              `<tr><td><a href="/visitors/${v.id}">${esc(v.name)}</a></td><td>${esc(v.firm)}</td><td>${esc(v.host)}</td></tr>`,
          )
          .join('')}</table>
<dialog id="d" aria-label="Register visitor"><p><label for="n">Visitor name</label> <input id="n"></p><p><label for="f">Company</label> <input id="f"></p>
<p><label for="h">Host</label> <select id="h"><option>Ms Abbott</option><option>Mr Ferreira</option><option>Dr Yilmaz</option></select></p>
<p><input type="checkbox" id="l"><label for="l">Lunch</label></p><button id="save">Register</button> <button id="no">Dismiss</button></dialog><script>
var $ = function (i) { return document.getElementById(i) }
$('open').onclick = function () { $('d').showModal() }
$('no').onclick = function () { $('d').close() }
$('save').onclick = async function () {
  await fetch('/api/visitors', { method: 'POST', body: JSON.stringify({ name: $('n').value, firm: $('f').value, host: $('h').value, lunch: $('l').checked }) })
  $('d').close()
}</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/api/visitors') {
          const d = await data(q)
          const one = {
            id: state.visitors.length + 1,
            name: d.name,
            firm: d.firm,
            host: d.host,
            lunch: Boolean(d.lunch),
          }
          state.visitors.push(one)
          return json(r, { id: one.id }, 201)
        }
        if (p === '/visitors') return html(r, list())
        const one = state.visitors.find((v) => p === `/visitors/${v.id}`)
        if (one)
          return html(
            r,
            layout(
              esc(one.name),
              `<p>${esc(one.firm)}, visits ${esc(one.host)}</p><p>Lunch: ${one.lunch ? 'yes' : 'no'}</p>`,
            ),
          )
        if (p === '/hosts')
          return html(
            r,
            layout(
              'Hosts',
              `<ul>${['Ms Abbott', 'Mr Ferreira', 'Dr Yilmaz']
                .map(
                  (h) =>
                    `<li>${h}: ${
                      state.visitors
                        .filter((v) => v.host === h)
                        .map((v) => esc(v.name))
                        .join(', ') || 'nobody'
                    }</li>`,
                )
                .join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/visitors',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Register visitor' } },
    { do: 'fill', target: { role: 'textbox', name: 'Visitor name' }, value: 'Tove Nyman' },
    { do: 'fill', target: { role: 'textbox', name: 'Company' }, value: 'Nyman Arkitekter' },
    { do: 'choose', target: { role: 'combobox', name: 'Host' }, options: ['Dr Yilmaz'] },
    { do: 'check', target: { role: 'checkbox', name: 'Lunch' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Register' } },
  ],
}
