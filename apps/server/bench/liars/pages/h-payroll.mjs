import { data, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}dt{font-weight:bold;margin-top:8px}.tick{color:green}</style>
<nav><a href="/employees">Employees</a> · <a href="/payments">Next payments</a></nav><h1>${t}</h1>${m}</html>`
const group = (s) => s.match(/.{1,4}/g).join(' ')
const mask = (s) => `${s.slice(0, 4)} •••• ${s.slice(-4)}`

export default {
  name: 'h-payroll',
  honest: true,
  about: 'The account number is kept in full; the pages show it in groups of four or with the middle hidden.',
  create() {
    const state = {
      employees: [
        { id: 'e1', name: 'Hanna Weiss', iban: 'DE44500105175407324931', bank: 'Main' },
        { id: 'e2', name: 'Luc Perrin', iban: 'FR1420041010050500013M02606', bank: 'Main' },
        { id: 'e3', name: 'Sara Lopez', iban: 'ES9121000418450200051332', bank: 'Second' },
      ],
    }
    const edit = (e) =>
      layout(
        `Account of ${e.name}`,
        `<form id="f"><p>Now: ${mask(e.iban)}</p><p><label for="i">New IBAN</label> <input id="i" size="36"></p><button>Update account</button></form>
<p id="s" class="tick" role="status"></p><script>
document.getElementById('f').onsubmit = async function (ev) {
  ev.preventDefault()
  var r = await fetch('/api/employees/${e.id}/iban', { method: 'PUT', body: JSON.stringify({ iban: document.getElementById('i').value }) })
  var j = await r.json()
  document.getElementById('i').value = ''
  document.getElementById('s').textContent = r.ok ? 'Account on file: ' + j.shown : j.error
}</script><p><a href="/employees/${e.id}">Back to the employee</a></p>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.employees.find((e) => p.split('/').includes(e.id))
        if (one && q.method === 'PUT') {
          const iban = String((await data(q)).iban)
            .replace(/\s/g, '')
            .toUpperCase()
          if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return json(r, { error: 'That is not an IBAN' }, 422)
          one.iban = iban
          return json(r, { shown: mask(iban) })
        }
        if (one && p.endsWith('/account')) return html(r, edit(one))
        if (one)
          return html(
            r,
            layout(
              one.name,
              `<dl><dt>Bank account</dt><dd>${group(one.iban)}</dd><dt>Kind</dt><dd>${one.bank}</dd></dl><a href="/employees/${one.id}/account">Change account</a>`,
            ),
          )
        if (p === '/employees')
          return html(
            r,
            layout(
              'Employees',
              `<ul>${state.employees.map((e) => `<li><a href="/employees/${e.id}">${e.name}</a> ${mask(e.iban)}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/payments')
          return html(
            r,
            layout(
              'Next payments',
              `<ol>${state.employees.map((e) => `<li>${e.name} to ${group(e.iban)}</li>`).join('')}</ol>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/employees/e3/account',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'New IBAN' }, value: 'es7921000813610123456789' },
    { do: 'click', target: { role: 'button', name: 'Update account' } },
  ],
}
