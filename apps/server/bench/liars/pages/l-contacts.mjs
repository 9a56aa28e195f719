import { esc, form, html } from '../answers.mjs'

const layout = (t, m) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${esc(t)}</title>
<style>body{font:15px system-ui;display:grid;grid-template-columns:160px 1fr;gap:20px;margin:20px}aside a{display:block;padding:4px}.saved{color:#075}</style>
<aside><b>Rolodesk</b><a href="/contacts">Contacts</a><a href="/phonebook">Phone book</a></aside><main>${m}</main></html>`

export default {
  name: 'l-contacts',
  honest: false,
  about: 'The page after saving repeats the new number, but it was written to another contact of the same name.',
  create() {
    const state = {
      contacts: [
        { id: 3, name: 'Maria Keller', firm: 'Stadtwerke Ulm', phone: '+49 731 1660' },
        { id: 5, name: 'Oskar Lind', firm: 'Lind AB', phone: '+46 8 440 12' },
        { id: 7, name: 'Maria Keller', firm: 'Keller Bau GmbH', phone: '+49 711 8080' },
        { id: 9, name: 'Priya Nair', firm: 'Nair Consulting', phone: '+44 20 7946 0011' },
      ],
    }
    const fields = (c) => `<p><label for="n">Name</label> <input id="n" name="name" value="${esc(c.name)}"></p>
<p><label for="f">Company</label> <input id="f" name="firm" value="${esc(c.firm)}" readonly></p>
<p><label for="p">Phone</label> <input id="p" name="phone" value="${esc(c.phone)}"></p>`
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.contacts.find((c) => c.id === Number(p.split('/')[2]))
        if (q.method === 'POST' && one) {
          const sent = Object.fromEntries(await form(q))
          const row = state.contacts.find((c) => c.name === sent.name) ?? one
          row.phone = sent.phone
          return html(
            r,
            layout(
              sent.name,
              `<h1>${esc(sent.name)}</h1><p class="saved" role="status">✔ Contact saved</p>
<dl><dt>Company</dt><dd>${esc(sent.firm)}</dd><dt>Phone</dt><dd>${esc(sent.phone)}</dd></dl><p><a href="/contacts">Back to contacts</a></p>`,
            ),
          )
        }
        if (one && p.endsWith('/edit'))
          return html(
            r,
            layout(
              'Edit contact',
              `<h1>Edit contact</h1><form method="post" action="/contacts/${one.id}/edit">${fields(one)}<button>Save contact</button></form>`,
            ),
          )
        if (one)
          return html(
            r,
            layout(
              one.name,
              `<h1>${esc(one.name)}</h1><dl><dt>Company</dt><dd>${esc(one.firm)}</dd><dt>Phone</dt><dd>${esc(one.phone)}</dd></dl><a href="/contacts/${one.id}/edit">Edit</a>`,
            ),
          )
        if (p === '/contacts')
          return html(
            r,
            layout(
              'Contacts',
              `<h1>Contacts</h1><ul>${state.contacts.map((c) => `<li><a href="/contacts/${c.id}">${esc(c.name)}</a>, ${esc(c.firm)}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/phonebook')
          return html(
            r,
            layout(
              'Phone book',
              `<h1>Phone book</h1><table>${state.contacts.map((c) => `<tr><td>${esc(c.name)}</td><td>${esc(c.firm)}</td><td>${esc(c.phone)}</td></tr>`).join('')}</table>`,
            ),
          )
        html(r, layout('Not found', '<h1>Not found</h1>'), 404)
      },
    }
  },
  path: '/contacts/7/edit',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Phone' }, value: '+49 711 9912' },
    { do: 'click', target: { role: 'button', name: 'Save contact' } },
  ],
}
