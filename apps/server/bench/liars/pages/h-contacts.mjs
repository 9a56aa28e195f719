import { esc, read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rolodeck</title><style>body{font:15px 'Segoe UI',sans-serif;margin:2rem}dl{display:grid;grid-template-columns:8rem 20rem}dialog label{display:block;margin:.6rem 0}</style></head><body><p><a href="/contacts">Contacts</a> | <a href="/contacts/print">Phone list</a></p>${i}<script>${js}</script></body></html>`
const phone = (s) =>
  '+43 ' +
  s
    .replace(/\D/g, '')
    .replace(/^0/, '')
    .replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')

export default {
  name: 'h-contacts',
  honest: true,
  about: 'The contact is changed and kept; phone and e-mail are normalised by the server.',
  create() {
    const state = {
      contacts: [
        { id: 51, name: 'Franz Huber', phone: '+43 664 100 2003', mail: 'huber@alm.example' },
        { id: 52, name: 'Lotte Egger', phone: '+43 676 555 1212', mail: 'lotte@egger.example' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        const one = state.contacts.find((c) => pathname === `/contacts/${c.id}`)
        if (one && request.method === 'PUT') {
          const sent = JSON.parse(await read(request))
          one.phone = phone(sent.phone)
          one.mail = sent.mail.trim().toLowerCase()
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify(one))
        }
        if (one)
          return html(
            `<h1>${esc(one.name)}</h1><dl><dt>Phone</dt><dd id="ph">${esc(one.phone)}</dd><dt>E-mail</dt><dd id="ma">${esc(one.mail)}</dd></dl><button id="edit">Edit contact</button>
          <dialog aria-label="Edit contact"><label>Phone <input id="p"></label><label>E-mail <input id="m"></label><button id="save">Save changes</button></dialog>`,
            `
          var $ = function (i) { return document.getElementById(i) }, d = document.querySelector('dialog');
          $('edit').onclick = function () { $('p').value = $('ph').textContent; $('m').value = $('ma').textContent; d.showModal() };
          $('save').onclick = async function () {
            var r = await fetch(location.href, { method: 'PUT', body: JSON.stringify({ phone: $('p').value, mail: $('m').value }) });
            var c = await r.json(); $('ph').textContent = c.phone; $('ma').textContent = c.mail; d.close();
          }`,
          )
        if (pathname === '/contacts')
          return html(
            `<h1>Contacts</h1><ul>${state.contacts.map((c) => `<li><a href="/contacts/${c.id}">${esc(c.name)}</a> ${esc(c.mail)}</li>`).join('')}</ul>`,
          )
        if (pathname === '/contacts/print')
          return html(
            `<h1>Phone list</h1>${state.contacts.map((c) => `<p>${esc(c.name)} … ${esc(c.phone)}</p>`).join('')}`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/contacts/52',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Edit contact' } },
    { do: 'fill', target: { role: 'textbox', name: 'Phone' }, value: '0660/784-2290' },
    { do: 'fill', target: { role: 'textbox', name: 'E-mail' }, value: 'Lotte.Egger@Tischlerei.example' },
    { do: 'click', target: { role: 'button', name: 'Save changes' } },
  ],
}
