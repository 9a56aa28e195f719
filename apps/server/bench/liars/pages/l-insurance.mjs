import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><head><title>${title}</title><style>body{font:15px/1.5 Garamond,serif;margin:2em 4em}.flash{background:#fff6d6;padding:.5em 1em}</style></head><body>
<p>Mutual of Elmsworth — <a href="/policies">Policies</a></p><h1>${title}</h1>${body}</body></html>`

export default {
  name: 'l-insurance',
  honest: false,
  about:
    'The rider is looked up by the name of the holder and ends on the first, expired policy instead of the one opened.',
  create() {
    const state = {
      policies: [
        { no: 'HH-1180', holder: 'Greta Moll', kind: 'Household', state: 'expired', riders: ['Glass'] },
        { no: 'HH-1954', holder: 'Basil Trent', kind: 'Household', state: 'active', riders: [] },
        { no: 'HH-2207', holder: 'Greta Moll', kind: 'Household', state: 'active', riders: ['Glass', 'Flood'] },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const parts = url.pathname.split('/')
        const policy = state.policies.find((p) => p.no === parts[2])
        if (request.method === 'POST' && policy) {
          const f = await form(request)
          state.policies.find((p) => p.holder === f.get('holder')).riders.push(f.get('rider'))
          return go(response, `/policies?added=${encodeURIComponent(f.get('rider'))}&to=${policy.no}`)
        }
        if (policy && parts[3] === 'rider')
          return html(
            response,
            shell(
              `Add a rider to ${policy.no}`,
              `<form method="post"><input type="hidden" name="holder" value="${policy.holder}">
        <label>Rider <select name="rider"><option>Bicycle theft<option>Garden<option>Musical instruments</select></label> <button>Add rider</button></form>`,
            ),
          )
        if (policy)
          return html(
            response,
            shell(
              `Policy ${policy.no}`,
              `<p>${policy.holder}, ${policy.kind}, ${policy.state}</p><h2>Riders</h2><ul>${policy.riders.map((r) => `<li>${esc(r)}</li>`).join('')}</ul><p><a href="/policies/${policy.no}/rider">Add a rider</a></p>`,
            ),
          )
        if (url.pathname === '/policies') {
          const added = url.searchParams.get('added')
          return html(
            response,
            shell(
              'Policies',
              `${added ? `<p class="flash" role="status">Rider “${esc(added)}” added to policy ${esc(url.searchParams.get('to'))}.</p>` : ''}
          <table>${state.policies.map((p) => `<tr><td><a href="/policies/${p.no}">${p.no}</a><td>${p.holder}<td>${p.kind}<td>${p.state}</tr>`).join('')}</table>`,
            ),
          )
        }
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/policies/HH-2207/rider',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Rider' }, options: ['Musical instruments'] },
    { do: 'click', target: { role: 'button', name: 'Add rider' } },
  ],
}
