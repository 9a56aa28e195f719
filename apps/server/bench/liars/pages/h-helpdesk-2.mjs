import { esc, html, json, read } from '../answers.mjs'

export default {
  name: 'h-helpdesk-2',
  honest: true,
  about: 'The ticket is closed and stays closed, although a red banner complains about the mail to the customer.',
  create() {
    const state = {
      tickets: [
        { id: 640, subject: 'Printer on floor 2 jams', by: 'H. Ames', open: true, solution: '' },
        { id: 641, subject: 'VPN drops every hour', by: 'R. Sato', open: true, solution: '' },
        { id: 639, subject: 'New badge', by: 'C. Lowe', open: false, solution: 'Badge handed over' },
      ],
    }
    const shell = (title, body) =>
      `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px sans-serif;margin:2em}.red{background:#fdd;border:1px solid #b00;padding:.6em}</style><nav><a href="/tickets">Open tickets</a> <a href="/tickets/closed">Closed tickets</a></nav><h1>${title}</h1>${body}`
    const list = (some) =>
      `<ul>${some.map((t) => `<li><a href="/tickets/${t.id}">#${t.id}</a> ${t.subject} (${t.by})</li>`).join('')}</ul>`
    return {
      state,
      async handle(request, response) {
        const one = /^\/tickets\/(\d+)$/.exec(request.url)
        const t = one && state.tickets.find((x) => x.id === Number(one[1]))
        if (t && request.method === 'POST') {
          t.solution = JSON.parse(await read(request)).solution
          t.open = false
          return json(response, {
            open: false,
            warning: 'Mail gateway not reachable: the customer could not be notified.',
          })
        }
        if (t)
          return html(
            response,
            shell(
              `#${t.id} ${esc(t.subject)}`,
              `<div id="warn"></div><p>State: <b id="st">${t.open ? 'open' : 'closed'}</b></p><p>Solution: <span id="sol">${esc(t.solution)}</span></p>
${
  t.open
    ? `<button id="b">Close ticket…</button><dialog id="d" aria-label="Close ticket"><p><label>Solution <textarea id="text"></textarea></label></p><button id="yes">Close now</button></dialog>
<script>
var get = function (id) { return document.getElementById(id) }
get('b').onclick = function () { get('d').showModal() }
get('yes').onclick = async function () {
  var answer = await (await fetch(location.pathname, { method: 'POST', body: JSON.stringify({ solution: get('text').value }) })).json()
  get('d').close(); get('b').remove()
  get('st').textContent = answer.open ? 'open' : 'closed'; get('sol').textContent = get('text').value
  get('warn').className = 'red'; get('warn').setAttribute('role', 'alert'); get('warn').textContent = answer.warning
}
</script>`
    : ''
}`,
            ),
          )
        if (request.url === '/tickets')
          return html(response, shell('Open tickets', list(state.tickets.filter((x) => x.open))))
        if (request.url === '/tickets/closed')
          return html(response, shell('Closed tickets', list(state.tickets.filter((x) => !x.open))))
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/tickets/641',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Close ticket…' } },
    { do: 'fill', target: { role: 'textbox', name: 'Solution' }, value: 'Updated the client to 5.2' },
    { do: 'click', target: { role: 'button', name: 'Close now' } },
  ],
}
