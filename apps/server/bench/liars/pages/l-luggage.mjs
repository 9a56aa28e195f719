import { esc, form, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px Helvetica;margin:2em;background:#fafafa}.ref{font-size:1.6em;letter-spacing:.1em}.card{background:#fff;border:1px solid #ddd;padding:1em}</style>
<nav><a href="/claims/new">Report a bag</a> | <a href="/claims">Open claims</a></nav><h1>${title}</h1><div class="card">${body}</div>`

export default {
  name: 'l-luggage',
  honest: false,
  about:
    'A claim for the same flight and colour counts as known: the number of another passenger is handed out and nothing is registered.',
  create() {
    const state = {
      next: 4473,
      claims: [
        { no: 4471, name: 'Hugo Salinas', flight: 'NV 318', colour: 'Black', status: 'Tracing' },
        { no: 4472, name: 'Irma Duval', flight: 'NV 702', colour: 'Red', status: 'Found in OSL' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST') {
          const f = Object.fromEntries(await form(request))
          let claim = state.claims.find((c) => c.flight === f.flight && c.colour === f.colour)
          if (!claim) {
            claim = { no: state.next++, ...f, status: 'New' }
            state.claims.push(claim)
          }
          return html(
            response,
            shell(
              'We are looking for your bag',
              `<p role="status">Thank you, ${esc(f.name)}. Your claim is registered under</p><p class="ref">LL-${claim.no}</p><p>${esc(f.colour)} bag, flight ${esc(f.flight)}</p>`,
            ),
          )
        }
        if (url.pathname === '/claims/new')
          return html(
            response,
            shell(
              'Report a missing bag',
              `<form method="post" action="/claims"><p><label>Passenger <input name="name"></label></p>
        <p><label>Flight <input name="flight"></label></p><p><label>Colour <select name="colour"><option>Black<option>Blue<option>Red<option>Other</select></label></p><button>Register claim</button></form>`,
            ),
          )
        if (url.pathname === '/claims')
          return html(
            response,
            shell(
              'Open claims',
              `<table>${state.claims.map((c) => `<tr><td><a href="/claims/${c.no}">LL-${c.no}</a><td>${esc(c.name)}<td>${esc(c.flight)}<td>${c.status}</tr>`).join('')}</table>`,
            ),
          )
        const claim = state.claims.find((c) => url.pathname === `/claims/${c.no}`)
        if (claim)
          return html(
            response,
            shell(
              `LL-${claim.no}`,
              `<dl><dt>Passenger<dd>${esc(claim.name)}<dt>Flight<dd>${esc(claim.flight)}<dt>Colour<dd>${esc(claim.colour)}<dt>Status<dd>${claim.status}</dl>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/claims/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Passenger' }, value: 'Petra Nyman' },
    { do: 'fill', target: { role: 'textbox', name: 'Flight' }, value: 'NV 318' },
    { do: 'choose', target: { role: 'combobox', name: 'Colour' }, options: ['Black'] },
    { do: 'click', target: { role: 'button', name: 'Register claim' } },
  ],
}
