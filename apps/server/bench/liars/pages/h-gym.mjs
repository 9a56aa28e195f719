import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px Roboto,sans-serif;margin:2em}nav a{padding:.4em 1em;background:#eee;margin-right:4px}</style>
<nav><a href="/members">Active</a><a href="/members/frozen">Frozen</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-gym',
  honest: true,
  about:
    'The membership is frozen and so is gone from the list of active members without a word; it is on the other list.',
  create() {
    const state = {
      members: [
        { id: 51, name: 'Cleo Grant', plan: 'Gold', until: '' },
        { id: 52, name: 'Bram Vos', plan: 'Basic', until: '' },
        { id: 53, name: 'Yuki Mori', plan: 'Gold', until: '' },
        { id: 54, name: 'Ned Farrow', plan: 'Student', until: 'May' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const one = /^\/members\/(\d+)(\/freeze)?$/.exec(request.url)
        const member = one && state.members.find((m) => m.id === Number(one[1]))
        if (member && one[2] && request.method === 'POST') {
          member.until = (await form(request)).get('until')
          return go(response, '/members')
        }
        if (member)
          return html(
            response,
            shell(
              member.name,
              `<p>Plan: ${member.plan}</p><p>${member.until ? `Frozen until ${esc(member.until)}` : 'Active'}</p>
        <form method="post" action="/members/${member.id}/freeze"><label>Freeze until <select name="until"><option>April<option>May<option>June<option>July</select></label> <button>Freeze membership</button></form>`,
            ),
          )
        if (request.url === '/members')
          return html(
            response,
            shell(
              'Active members',
              `<ul>${state.members
                .filter((m) => !m.until)
                .map((m) => `<li><a href="/members/${m.id}">${m.name}</a> ${m.plan}</li>`)
                .join('')}</ul>`,
            ),
          )
        if (request.url === '/members/frozen')
          return html(
            response,
            shell(
              'Frozen memberships',
              `<ul>${state.members
                .filter((m) => m.until)
                .map((m) => `<li><a href="/members/${m.id}">${m.name}</a> until ${esc(m.until)}</li>`)
                .join('')}</ul>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/members/52',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Freeze until' }, options: ['June'] },
    { do: 'click', target: { role: 'button', name: 'Freeze membership' } },
  ],
}
