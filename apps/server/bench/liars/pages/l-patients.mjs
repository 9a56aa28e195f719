import { read } from '../answers.mjs'

const shell = (
  inner,
  script = '',
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lindenhof Practice</title>
<style>body{font:14px Arial;margin:2rem;color:#123}header a{margin-right:1em}table{border-collapse:collapse}td,th{border:1px solid #9bc;padding:6px 12px}#note{color:#060;min-height:1.4em}</style>
<header><strong>Lindenhof Practice</strong> <a href="/patients">Patients</a><a href="/recalls">Recall list</a></header>${inner}<script>${script}</script></html>`

export default {
  name: 'l-patients',
  honest: false,
  about: 'The phone number edited in one row is kept with another patient who has the same name.',
  create() {
    const state = {
      patients: [
        { id: 'P-1044', name: 'Maria Keller', born: '1951-02-11', phone: '0171 220 118' },
        { id: 'P-2310', name: 'Thomas Aydin', born: '1988-07-30', phone: '0160 555 019' },
        { id: 'P-3127', name: 'Maria Keller', born: '1990-10-05', phone: '0152 909 443' },
        { id: 'P-3381', name: 'Ruth Sommer', born: '1974-12-24', phone: '0170 310 077' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(shell(i, s))
        }
        if (request.method === 'POST' && pathname === '/api/phone') {
          const sent = JSON.parse(await read(request))
          const found = state.patients.find((p) => p.name === sent.name)
          found.phone = sent.phone
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ saved: true, phone: sent.phone }))
        }
        if (pathname === '/patients')
          return html(
            `<h1>Patients</h1><p id="note" role="status"></p><table><thead><tr><th>No.</th><th>Name</th><th>Born</th><th>Phone</th><th></th></tr></thead><tbody>${state.patients
              .map(
                (p) => `
          <tr data-name="${p.name}"><td><a href="/patients/${p.id}">${p.id}</a></td><td>${p.name}</td><td>${p.born}</td><td class="phone">${p.phone}</td><td><button aria-label="Edit phone of ${p.id}">✎</button></td></tr>`,
              )
              .join('')}</tbody></table>`,
            `
          document.querySelectorAll('tr[data-name] button').forEach(function (b) { b.onclick = function () {
            var row = b.closest('tr'), cell = row.querySelector('.phone'), old = cell.textContent;
            cell.innerHTML = '<input aria-label="Phone"> <button>Save</button>';
            var box = cell.querySelector('input'); box.value = old; box.focus();
            cell.querySelector('button').onclick = async function () {
              var r = await fetch('/api/phone', { method: 'POST', body: JSON.stringify({ name: row.dataset.name, phone: box.value }) });
              var a = await r.json(); cell.textContent = a.phone;
              document.getElementById('note').textContent = 'Phone number of ' + row.dataset.name + ' saved.';
            } } })`,
          )
        if (pathname === '/recalls')
          return html(
            `<h1>Recall list</h1><ol>${state.patients.map((p) => `<li>${p.name} (${p.id}, born ${p.born}): call ${p.phone}</li>`).join('')}</ol>`,
          )
        const one = state.patients.find((p) => pathname === `/patients/${p.id}`)
        if (one)
          return html(
            `<h1>${one.name}</h1><p>Patient ${one.id}</p><p>Born ${one.born}</p><p>Phone: ${one.phone}</p><p><a href="/patients">Back to the list</a></p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/patients',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Edit phone of P-3127' } },
    { do: 'fill', target: { role: 'textbox', name: 'Phone' }, value: '0176 441 902' },
    { do: 'click', target: { role: 'button', name: 'Save' } },
  ],
}
