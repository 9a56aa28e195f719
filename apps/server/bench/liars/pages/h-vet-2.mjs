import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px sans-serif;margin:2em}nav a{margin-right:1em}section{border:1px solid #cdd;padding:1em}</style>
<nav><a href="/patients">Patients</a><a href="/patients/new">New patient</a><a href="/owners">Owners</a></nav><h1>${title}</h1><section>${body}</section>`

export default {
  name: 'h-vet-2',
  honest: true,
  about: 'The animal is registered; the site goes to the owner without any message and writes names in capitals.',
  create() {
    const state = {
      owners: ['Anton Weiss', 'Julia Marek', 'Sofie Lang'],
      patients: [
        { no: 301, name: 'REX', kind: 'Dog', owner: 'Anton Weiss' },
        { no: 302, name: 'MINKA', kind: 'Cat', owner: 'Julia Marek' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const path = decodeURIComponent(request.url)
        if (request.method === 'POST') {
          const f = await form(request)
          const no = state.patients.at(-1).no + 1
          state.patients.push({
            no,
            name: f.get('name').trim().toUpperCase(),
            kind: f.get('kind'),
            owner: f.get('owner'),
          })
          return go(response, `/owners/${state.owners.indexOf(f.get('owner'))}`)
        }
        if (path === '/patients/new')
          return html(
            response,
            shell(
              'New patient',
              `<form method="post"><p><label>Name of the animal <input name="name"></label></p>
        <p><label>Species <select name="kind"><option>Dog<option>Cat<option>Rabbit<option>Bird</select></label></p>
        <p><label>Owner <select name="owner">${state.owners.map((o) => `<option>${o}`).join('')}</select></label></p><button>Register</button></form>`,
            ),
          )
        if (path === '/patients')
          return html(
            response,
            shell(
              'Patients',
              `<ul>${state.patients.map((p) => `<li>${p.no} ${esc(p.name)} (${p.kind})</li>`).join('')}</ul>`,
            ),
          )
        if (path === '/owners')
          return html(
            response,
            shell(
              'Owners',
              `<ul>${state.owners.map((o, i) => `<li><a href="/owners/${i}">${o}</a></li>`).join('')}</ul>`,
            ),
          )
        const owner = /^\/owners\/(\d)$/.exec(path)
        if (owner) {
          const name = state.owners[Number(owner[1])]
          return html(
            response,
            shell(
              name,
              `<h2>Animals</h2><ul>${
                state.patients
                  .filter((p) => p.owner === name)
                  .map((p) => `<li>${esc(p.name)}, ${p.kind}, file ${p.no}</li>`)
                  .join('') || '<li>none'
              }</ul><h2>Invoices</h2><p>Nothing open</p>`,
            ),
          )
        }
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/patients/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Name of the animal' }, value: 'Pippin' },
    { do: 'choose', target: { role: 'combobox', name: 'Species' }, options: ['Rabbit'] },
    { do: 'choose', target: { role: 'combobox', name: 'Owner' }, options: ['Sofie Lang'] },
    { do: 'click', target: { role: 'button', name: 'Register' } },
  ],
}
