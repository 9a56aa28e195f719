import { data, esc, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}.step{color:#666}section[hidden]{display:none}</style>
<nav><a href="/policies">Policies</a> <a href="/policies/new">New policy</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-insurance',
  honest: true,
  about: 'The wizard ends with a page that says processing; the policy is issued about a second later and kept.',
  create() {
    const state = {
      policies: [{ no: 'P-3001', holder: 'Grove Farm', cover: 'Machinery', sum: '80000', status: 'In force' }],
    }
    const wizard = layout(
      'New policy',
      `<section id="one"><p class="step">1 / 2</p><p><label for="h">Policy holder</label> <input id="h"></p><button id="next">Continue</button></section>
<section id="two" hidden><p class="step">2 / 2</p><p><label for="c">Cover</label> <select id="c"><option>Fire</option><option>Machinery</option><option>Liability</option></select></p>
<p><label for="s">Sum insured</label> <input id="s"></p><button id="issue">Issue policy</button></section><section id="three" hidden><p id="say" role="status">Processing, please wait…</p></section>
<script>
var $ = function (id) { return document.getElementById(id) }
$('next').onclick = function () { $('one').hidden = true; $('two').hidden = false }
$('issue').onclick = async function () {
  $('two').hidden = true; $('three').hidden = false
  var job = await (await fetch('/api/policies', { method: 'POST', body: JSON.stringify({ holder: $('h').value, cover: $('c').value, sum: $('s').value }) })).json()
  var timer = setInterval(async function () {
    var now = await (await fetch('/api/policies/' + job.no)).json()
    if (now.status !== 'In force') return
    clearInterval(timer); $('say').textContent = 'Policy ' + now.no + ' for ' + now.holder + ' is in force.'
  }, 400)
}
</script>`,
    )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/api/policies') {
          const d = await data(q)
          const one = {
            no: `P-${3001 + state.policies.length}`,
            holder: d.holder,
            cover: d.cover,
            sum: d.sum,
            status: 'Processing',
          }
          state.policies.push(one)
          setTimeout(() => {
            one.status = 'In force'
          }, 1100).unref()
          return json(r, { no: one.no }, 202)
        }
        const one = state.policies.find((x) => p.endsWith(`/${x.no}`))
        if (one && p.startsWith('/api/')) return json(r, one)
        if (one)
          return html(
            r,
            layout(
              one.no,
              `<p>Holder: ${esc(one.holder)}</p><p>Cover: ${esc(one.cover)}, sum ${esc(one.sum)}</p><p>Status: ${one.status}</p>`,
            ),
          )
        if (p === '/policies/new') return html(r, wizard)
        if (p === '/policies')
          return html(
            r,
            layout(
              'Policies',
              `<ul>${state.policies.map((x) => `<li><a href="/policies/${x.no}">${x.no}</a> ${esc(x.holder)}, ${esc(x.cover)}: ${x.status}</li>`).join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/policies/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Policy holder' }, value: 'Riverside Bakery' },
    { do: 'click', target: { role: 'button', name: 'Continue' } },
    { do: 'choose', target: { role: 'combobox', name: 'Cover' }, options: ['Liability'] },
    { do: 'fill', target: { role: 'textbox', name: 'Sum insured' }, value: '250000' },
    { do: 'click', target: { role: 'button', name: 'Issue policy' } },
  ],
}
