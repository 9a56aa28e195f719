import { data, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
  at,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:0}header{background:#223;color:#fff;padding:12px;display:flex;gap:20px}header a{color:#9cf}main{padding:20px}dialog{border-radius:8px}</style>
<header><a href="/billing">Billing</a><a href="/billing/plan">Plan</a><a href="/billing/history">History</a><small>Signed in with: ${at}</small></header><main><h1>${t}</h1>${m}</main></html>`

export default {
  name: 'h-plans',
  honest: true,
  about: 'The header goes on naming the plan of the sign-in, but the account has the new plan at once.',
  create() {
    const state = { signin: 'Team plan', plan: 'Team', seats: 12, history: ['1 Feb: Starter → Team'] }
    const page = (t, m) => layout(t, m, state.signin)
    const choose = () =>
      page(
        'Plan',
        `<p>Current plan: <b id="cur">${state.plan}</b></p>
<p><label for="p">New plan</label> <select id="p"><option>Starter</option><option>Team</option><option>Business</option></select> <button id="b">Review change</button></p>
<dialog id="d" aria-label="Confirm plan change"><p id="t"></p><button id="ok">Confirm change</button> <button id="no">Not now</button></dialog><script>
var $ = function (i) { return document.getElementById(i) }
$('b').onclick = function () { $('t').textContent = 'Change to ' + $('p').value + '?'; $('d').showModal() }
$('no').onclick = function () { $('d').close() }
$('ok').onclick = async function () {
  var r = await fetch('/api/plan', { method: 'PUT', body: JSON.stringify({ plan: $('p').value }) })
  $('d').close()
  if (r.ok) location.href = '/billing'
}</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'PUT' && p === '/api/plan') {
          const { plan } = await data(q)
          state.history.push(`Today: ${state.plan} → ${plan}`)
          state.plan = plan
          return json(r, { plan })
        }
        if (p === '/billing')
          return html(
            r,
            page(
              'Billing',
              `<dl><dt>Seats</dt><dd>${state.seats}</dd><dt>Next invoice</dt><dd>1 July</dd><dt>Plan</dt><dd>${state.plan}</dd></dl>`,
            ),
          )
        if (p === '/billing/plan') return html(r, choose())
        if (p === '/billing/history')
          return html(r, page('History', `<ul>${state.history.map((h) => `<li>${h}</li>`).join('')}</ul>`))
        html(r, page('Not found', ''), 404)
      },
    }
  },
  path: '/billing/plan',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'New plan' }, options: ['Business'] },
    { do: 'click', target: { role: 'button', name: 'Review change' } },
    { do: 'click', target: { role: 'button', name: 'Confirm change' } },
  ],
}
