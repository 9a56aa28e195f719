import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px 'Comic Sans MS',sans-serif;margin:2em;background:#fffdf4}.yes{background:#dcf5dc;padding:.5em}</style>
<nav><a href="/children">Children</a> · <a href="/emergency">Emergency list</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'l-nursery',
  honest: false,
  about:
    'Opening the form raises the version of the record, so the save counts as outdated and is dropped under a saved message.',
  create() {
    const state = {
      children: [
        { id: 1, name: 'Emil Strand', group: 'Bees', contact: 'Mother', phone: '0170 555 210', version: 4 },
        { id: 2, name: 'Lotte Wirth', group: 'Foxes', contact: 'Father', phone: '0171 555 884', version: 1 },
        { id: 3, name: 'Noor Haddad', group: 'Bees', contact: 'Aunt', phone: '0160 555 037', version: 2 },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const one = /^\/children\/(\d)(\/edit)?$/.exec(url.pathname)
        const child = one && state.children.find((c) => c.id === Number(one[1]))
        if (child && request.method === 'POST') {
          const f = await form(request)
          if (Number(f.get('version')) === child.version)
            Object.assign(child, { contact: f.get('contact'), phone: f.get('phone'), version: child.version + 1 })
          return go(response, `/children?saved=${child.id}`)
        }
        if (child && one[2]) {
          const page = shell(
            `Edit ${child.name}`,
            `<form method="post"><input type="hidden" name="version" value="${child.version}">
          <p><label>Contact person <input name="contact" value="${esc(child.contact)}"></label></p>
          <p><label>Telephone <input name="phone" value="${esc(child.phone)}"></label></p><button>Save changes</button></form>`,
          )
          child.version++ // the visit is noted in the log of the record
          return html(response, page)
        }
        if (child)
          return html(
            response,
            shell(
              child.name,
              `<p>Group: ${child.group}</p><p>Contact: ${esc(child.contact)}</p><p>Telephone: ${esc(child.phone)}</p><a href="/children/${child.id}/edit">Edit</a>`,
            ),
          )
        if (url.pathname === '/children') {
          const saved = state.children.find((c) => String(c.id) === url.searchParams.get('saved'))
          return html(
            response,
            shell(
              'Children',
              `${saved ? `<p class="yes" role="status">The changes for ${saved.name} have been saved.</p>` : ''}<ul>${state.children.map((c) => `<li><a href="/children/${c.id}">${c.name}</a> (${c.group})</li>`).join('')}</ul>`,
            ),
          )
        }
        if (url.pathname === '/emergency')
          return html(
            response,
            shell(
              'Emergency list',
              `<table>${state.children.map((c) => `<tr><td>${c.name}<td>${esc(c.contact)}<td>${esc(c.phone)}</tr>`).join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/children/2/edit',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Contact person' }, value: 'Grandmother' },
    { do: 'fill', target: { role: 'textbox', name: 'Telephone' }, value: '0172 555 619' },
    { do: 'click', target: { role: 'button', name: 'Save changes' } },
  ],
}
